import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { FRIENDSHIP, PIES, SPELL_HAND } from './cards.ts';
import type { Event } from './events.ts';
import { rivalAt, seatAt } from './hexes.ts';
import { play } from './index.ts';
import { MOVE } from './mat.ts';
import { act, FOR_PIES, type Move } from './move.ts';
import { dealt } from './sample.ts';
import type { State } from './state.ts';
import { asks, moves } from './steps/turn.ts';
import { isHeld } from './trophies.ts';

/** All values that a track or a hand has had in the turn, the one at its beginning first. */
interface Ledger {
  readonly friendship: number[];
  readonly pies: number[];
  readonly spells: number[];
}

const opened = (state: State): Ledger => ({
  friendship: [seatAt(state, state.turn).friendship ?? 0],
  pies: [seatAt(state, state.turn).pies ?? 0],
  spells: [seatAt(state, state.turn).hand.length],
});

/** As the rules say it: it stands, or was reached from below in the turn. */
const counts = (values: readonly number[], wanted: number): boolean =>
  (values.at(-1) ?? 0) >= wanted ||
  values.some((value, at) => at > 0 && value >= wanted && (values[at - 1] ?? 0) < wanted);

function write(ledger: Ledger, turn: Seat, event: Event): void {
  if (!('seat' in event) || event.seat !== turn) return;
  if (event.is === 'friendship') ledger.friendship.push(event.now);
  if (event.is === 'pies') ledger.pies.push(event.now);
}

/** Fights often, throws much and eats at camp: so tracks rise and fall within a turn. */
function pugnacious(state: State, seat: Seat, rng: Rng): Move {
  const all = moves(state, seat);
  const liked = all.filter(
    (move) =>
      move === act(MOVE) ||
      move === FOR_PIES ||
      (move.do === 'go' && rivalAt(state, seat, move.to) !== null) ||
      (move.do === 'dial' && move.pies >= 3),
  );
  return rng.pick(liked.length > 0 ? liked : all);
}

test('what may be claimed is what a ledger of the turn says', () => {
  let sunk = 0;
  for (let seed = 0; seed < 12; seed++) {
    const state = dealt(2 + (seed % 3), seed);
    const rng = new Rng(seed, 4, 4);
    for (const own of state.seats) Object.assign(own, { pies: 7, friendship: 7 });
    let ledger = opened(state);
    for (let made = 0; made < 500; made++) {
      const [ask] = asks(state);
      if (!ask) break;
      const { turn } = state;
      play(state, ask.seat, pugnacious(state, ask.seat, rng), rng, (event) => {
        if (event.is === 'began') ledger = opened(state);
        else write(ledger, turn, event);
      });
      ledger.spells.push(seatAt(state, state.turn).hand.length);
      if (asks(state).length === 0) break;
      expect(isHeld(state, PIES)).toBe(counts(ledger.pies, 8));
      expect(isHeld(state, FRIENDSHIP)).toBe(counts(ledger.friendship, 8));
      if (ledger.spells.some((spells) => spells >= 3)) expect(isHeld(state, SPELL_HAND)).toBe(true);
      if (isHeld(state, PIES) && (seatAt(state, state.turn).pies ?? 0) < 8) sunk++;
    }
  }
  expect(sunk).toBeGreaterThan(0);
});
