import { atRandom } from '../../../engine/conformance/trial.ts';
import type { Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import type { Clue, KindName, Tile } from './fairies.ts';
import { bitsOfTiles, byKind, COSTS, clueOf, kindOf, NAMES, NO_CLUE, tilesIn } from './fairies.ts';
import { bareField, cellAt, type Domino, dominoOf, putClue, putFairy, putFootprint } from './field.ts';
import { deal } from './index.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import type { Usable } from './runs.ts';
import type { Call, Event, Field, Move, State } from './state.ts';

// Positions to check the rules with; clues by the letters of the record.

export const tileOf = (name: KindName, cost: string): Tile => COSTS[kindOf(name)].indexOf(cost);
export const domino = (x: number, y: number, otherX: number, otherY: number): Domino =>
  dominoOf(cellAt(x, y), cellAt(otherX, otherY));
export const callOf = (name: KindName, ...cells: readonly [number, number, number, number]): Call => ({
  call: kindOf(name),
  domino: domino(...cells),
});

/** Lines of a field from the north, its first mark at 0,0: clues, a star for the footprint, a dot for an empty cell. */
export function fieldFrom(...lines: readonly string[]): Field {
  const field = bareField();
  lines.forEach((line, y) => {
    [...line].forEach((mark, x) => {
      if (mark === '*') putFootprint(field, cellAt(x, y));
      else if (mark !== '.') putClue(field, clueOf(mark), cellAt(x, y));
    });
  });
  return field;
}

export function withFairy(field: Field, name: KindName, ...cells: readonly [number, number, number, number]): Field {
  putFairy(field, kindOf(name), domino(...cells));
  return field;
}

/** By kind the costs that may be used, as in `{ nisse1: 'AB DF' }`. */
export const usableOf = (costs: Partial<Record<KindName, string>>): Usable =>
  byKind((kind) => {
    const wanted = (costs[NAMES[kind]] ?? '').split(' ').filter(Boolean);
    return bitsOfTiles(wanted.map((cost) => tileOf(NAMES[kind], cost)));
  });

export const rng = (): Rng => new Rng(4, 5, 6);

export const dealt = (seats = 2, seed = 1, first: Seat = 0): State =>
  deal({ seats, options: {}, first }, new Rng(seed, 2, 3));

interface Sample {
  readonly seats?: number;
  readonly round?: number;
  readonly step?: State['step'];
  readonly clue?: string;
  readonly costs?: Partial<Record<KindName, string>>;
}

/** Seat 0's turn in this field; the costs lie there and may be used. */
export function positionOf(field: Field, sample: Sample = {}): State {
  const { seats = 2, round = 1, step = 'call', clue, costs } = sample;
  const state = dealt(seats);
  state.fields[0] = field;
  state.round = round;
  state.step = step;
  if (clue !== undefined) state.clue = clue === '' ? NO_CLUE : clueOf(clue);
  if (costs) {
    const usable = usableOf(costs);
    state.usable = [...usable];
    state.lying = [...usable];
    state.turned = byKind((kind) => tilesIn(usable[kind]));
  }
  return state;
}

/** Plays moves of the player on turn; returns what was told to all. */
export function playAll(state: State, ...made: readonly Move[]): Event[] {
  const told: Event[] = [];
  for (const move of made) {
    if ('say' in move && move.say === 'done' && state.step !== 'call') throw new Error('nobody is asked to end a turn');
    play(state, state.turn, move, (event, to) => {
      if (to === 'all') told.push(event);
    });
  }
  return told;
}

const { playUntil } = atRandom<State, Move>({ asks, moves, play: (state, seat, move) => play(state, seat, move) });
/** Plays random moves: all there are to the end, or until so many rounds have begun. */
export const playOn = (state: State, chance: Rng, round = Number.POSITIVE_INFINITY): State =>
  playUntil(state, chance, (now) => now.round >= round || asks(now).length === 0);

export const placed = (x: number, y: number): Move => ({ place: cellAt(x, y) });
export const clues = (letters: string): Clue[] => [...letters].map(clueOf);
