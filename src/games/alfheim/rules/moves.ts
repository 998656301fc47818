import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { callsIn, tomteInHand, usableBy, withTomtes } from './calls.ts';
import { KINDS } from './fairies.ts';
import { CELLS, DOMINOES, fieldOf } from './field.ts';
import type { Usable } from './runs.ts';
import {
  type Field,
  fieldAt,
  type Move,
  type PlaceClue,
  type PlaceFootprint,
  type Say,
  type State,
  type Step,
  type View,
} from './state.ts';
import { type Stock, stockOf, tilesFor } from './tiles.ts';

// Every move and ask there can be is made once, but for calls that choose a tile.

const PLACES: readonly PlaceClue[] = Array.from({ length: CELLS }, (_, place) => ({ place }));
const FOOTPRINTS: readonly PlaceFootprint[] = Array.from({ length: CELLS }, (_, footprint) => ({ footprint }));
export const REFUSE: Say = { say: 'refuse' };
export const DONE: Say = { say: 'done' };

const SAYS: readonly Say['say'][] = ['refuse', 'done'];
const FOOTPRINTS_FROM = CELLS;
const SAYS_FROM = FOOTPRINTS_FROM + CELLS;
const CALLS_FROM = SAYS_FROM + SAYS.length;
const CALLS_OF_A_TILE = KINDS.length * DOMINOES;

export function moveId(move: Move): number {
  if ('place' in move) return move.place;
  if ('say' in move) return SAYS_FROM + SAYS.indexOf(move.say);
  if ('footprint' in move) return FOOTPRINTS_FROM + move.footprint;
  const tiles = move.tile === undefined ? 0 : move.tile + 1;
  return CALLS_FROM + tiles * CALLS_OF_A_TILE + move.call * DOMINOES + move.domino;
}

const MOST_SEATS = 5;
const askEach = (step: Step): readonly (readonly Ask[])[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => [{ seat, step, cover: 'open' }]);
const NOBODY: readonly Ask[] = [];
const ASKS: Readonly<Record<Step, readonly (readonly Ask[])[]>> = {
  footprint: askEach('footprint'),
  place: askEach('place'),
  call: askEach('call'),
  over: [],
};

export const asks = (state: State): readonly Ask[] => ASKS[state.step][state.turn] ?? NOBODY;

const NONE: readonly Move[] = [];

export function moves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NONE;
  const field = fieldAt(state, seat);
  if (state.step !== 'call') return placings(state, field);
  const tomte = tomteInHand(field);
  return calls(state, field, tomte === 0 ? state.usable : withTomtes(state.usable, tomte));
}

/** To eyes that do not see what a Tomte in hand wants, whatever would call one that it may be is offered too. */
export function offers(view: View, seat: Seat): readonly Move[] {
  const seen = view.fields[seat];
  if (seat !== view.turn || !seen) return NONE;
  const field = fieldOf(seen);
  if (view.step !== 'call') return placings(view, field);
  return calls(stockOf(view), field, usableBy(view, seat));
}

function placings({ step, refused }: Pick<State, 'step' | 'refused'>, { open }: Field): readonly Move[] {
  if (step !== 'place' && step !== 'footprint') return NONE;
  const made = step === 'place' ? PLACES : FOOTPRINTS;
  const moves: Move[] = [];
  for (const cell of open) {
    const move = made[cell];
    if (move) moves.push(move);
  }
  if (step === 'place' && !refused) moves.push(REFUSE);
  return moves;
}

function calls(stock: Stock, field: Field, usable: Usable): Move[] {
  const moves: Move[] = [];
  for (const call of callsIn(field, usable)) {
    const tiles = tilesFor(stock, call.call);
    // Where several cost tiles lie there, one is chosen.
    if (tiles.length < 2) moves.push(call);
    else for (const tile of tiles) moves.push({ ...call, tile });
  }
  moves.push(DONE);
  return moves;
}
