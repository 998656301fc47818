import { canonical } from '../canonical.ts';
import { claim } from '../claim.ts';
import type { AnyState, Ask } from '../game.ts';
import { claimSame } from './difference.ts';
import { hasMet, type Met, metOften, note } from './met.ts';
import { everyStep, type Property, seatsOf } from './trial.ts';

/** Some moves for those asked and none for others; each once, and always in the same order. */
const everyMove = everyStep('moves', ({ state, asks }, trial, met) => {
  const { game } = trial.subject;
  const seats = seatsOf(trial);
  holdAsks(asks, seats.length);
  const sorted = JSON.parse(canonical(state)) as AnyState;
  for (const seat of seats) {
    const offered = game.moves(state, seat);
    const ask = asks.find((each) => each.seat === seat);
    claim(ask !== undefined || offered.length === 0, `seat ${seat} is not asked and has moves`);
    claim(!ask || offered.length > 0, `seat ${seat} is asked and has no move`);
    claim(!ask?.only || offered.length === 1, `seat ${seat} has more than the only way`);
    if (ask?.cover === 'private' && !ask.only) note(met, 'asked', ask.step);
    if (ask && offered.length > 1) note(met, 'choice', ask.step);
    const texts = new Set<string>();
    for (const move of offered) {
      const text = canonical(move);
      claim(!texts.has(text), `seat ${seat} has a move twice, ${text}`);
      texts.add(text);
    }
    claimSame(offered, game.moves(state, seat), `the moves of seat ${seat} changed from one look to the next`);
    claimSame(offered, game.moves(sorted, seat), `the moves of seat ${seat} change with the order of the state's keys`);
  }
});

/** A person is sent behind the curtain only to decide, never for a look alone. */
function holdChoices(met: Met): void {
  for (const step of metOften(met, 'asked', OFTEN)) {
    claim(hasMet(met, 'choice', step), `the private ask ${step} never gives a choice`);
  }
}

const OFTEN = 8;

export const moves: Property = { ...everyMove, whole: holdChoices };

function holdAsks(asks: readonly Ask[], seats: number): void {
  for (const { seat, step } of asks) {
    claim(Number.isInteger(seat) && seat >= 0 && seat < seats, `there is no seat ${seat} to ask for ${step}`);
    claim(asks.filter((ask) => ask.seat === seat).length === 1, `seat ${seat} is asked twice at once`);
  }
  if (asks.length < 2) return;
  for (const { step, cover, only } of asks) {
    claim(cover === 'private' || only === true, `${step} is asked of several, and not in private`);
  }
}
