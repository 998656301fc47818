import { claim } from '../claim.ts';
import { isEqual } from '../equal.ts';
import type { AnyState } from '../game.ts';
import type { Rng } from '../rng.ts';
import { claimSame } from './difference.ts';
import { twinFor } from './doubles.ts';
import { hasMet, note } from './met.ts';
import { everyStep, type Property, seatsOf, type Trial } from './trial.ts';

const everyGuess = everyStep('guesses', ({ state, log, chance }, trial, met) => {
  const { game, checks } = trial.subject;
  const census = checks.census(state);
  for (const seat of seatsOf(trial)) {
    const view = game.view(state, seat);
    const guess = game.guess(view, seat, chance);
    claimSame(view, game.view(guess, seat), `seat ${seat} can tell its guess from the truth`);
    claimSame(census, checks.census(guess), `the guess of seat ${seat} has another census`);
    checks.holds(guess);
    if (!hasMet(met, 'guesses', 'otherwise') && !isEqual(guess, state)) note(met, 'guesses', 'otherwise');
    if (!hasMet(met, 'guesses', 'secret') && !isEqual(twinFor(trial, state, seat, chance).state, state))
      note(met, 'guesses', 'secret');
    if (chance.below(PLAYED_ONE_IN) === 0) playOut(trial, guess, log.length, chance);
  }
});

/** A guess is a whole state that its seat cannot tell from the truth, not always the truth itself, and that can be played to an end. */
export const guesses: Property = {
  ...everyGuess,
  whole(met) {
    const isTruth = hasMet(met, 'guesses', 'secret') && !hasMet(met, 'guesses', 'otherwise');
    claim(!isTruth, 'guess never says anything but the truth, of which its seat does not know all');
  },
};

const PLAYED_ONE_IN = 16;

function playOut({ subject, setup }: Trial, guess: AnyState, made: number, chance: Rng): void {
  const { game } = subject;
  const limit = game.facts.longestGame(setup.seats);
  for (let count = made; ; count++) {
    const asks = game.asks(guess);
    if (asks.length === 0) return;
    claim(count < limit, `a guess does not end within ${limit} decisions`);
    const { seat } = chance.pick(asks);
    const moves = game.moves(guess, seat);
    claim(moves.length > 0, `a guess comes to a dead end for seat ${seat}`);
    game.play(guess, seat, chance.pick(moves), chance);
  }
}
