import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { callsIn } from './calls.ts';
import { KINDS, TILES, type Tiles, TOMTE, tilesIn } from './fairies.ts';
import { CELLS, type Cell, DOMINOES } from './grid.ts';
import { TOMTES_ALONE } from './runs.ts';
import {
  type Call,
  type Field,
  type Move,
  NO_TILE,
  type Place,
  type PlaceFootprint,
  type Say,
  type State,
  type Step,
} from './state.ts';

// Every move and ask there can be is made once, but for calls that choose a tile.

const PLACES: readonly Place[] = Array.from({ length: CELLS }, (_, place) => ({ place }));
const FOOTPRINTS: readonly PlaceFootprint[] = Array.from({ length: CELLS }, (_, footprint) => ({ footprint }));
export const REFUSE: Say = { say: 'refuse' };
export const DONE: Say = { say: 'done' };
export const LOOK: Say = { say: 'look' };
export const KEEP: Say = { say: 'keep' };

const SAYS: readonly Say['say'][] = ['refuse', 'done', 'look', 'keep'];
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
  Array.from({ length: MOST_SEATS }, (_, seat) => [{ seat, step, cover: step === 'tomte' ? 'private' : 'open' }]);
const NOBODY: readonly Ask[] = [];
const ASKS: Readonly<Record<Step, readonly (readonly Ask[])[]>> = {
  footprint: askEach('footprint'),
  place: askEach('place'),
  call: askEach('call'),
  tomte: askEach('tomte'),
  over: [],
};

export const asks = (state: State): readonly Ask[] => ASKS[state.step][state.turn] ?? NOBODY;

const NONE: readonly Move[] = [];

export function moves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NONE;
  const field = state.fields[seat] as Field;
  switch (state.step) {
    case 'place':
      return placements(PLACES, field, state.refused ? NONE : REFUSALS);
    case 'footprint':
      return placements(FOOTPRINTS, field, NONE);
    case 'call':
      return calls(state, field);
    case 'tomte':
      return [...callsIn(field, TOMTES_ALONE[1 << field.tomte] as Tiles[]), KEEP];
    case 'over':
      return NONE;
  }
}

const REFUSALS: readonly Move[] = [REFUSE];

function placements(made: readonly Move[], { open }: Field, more: readonly Move[]): Move[] {
  const moves: Move[] = [];
  for (let each = 0; each < open.length; each++) moves.push(made[open[each] as Cell] as Move);
  for (let each = 0; each < more.length; each++) moves.push(more[each] as Move);
  return moves;
}

function calls(state: State, field: Field): Move[] {
  const moves: Move[] = [];
  for (const call of callsIn(field, state.usable)) {
    if ((state.drawn[call.call] as number) < TILES) moves.push(call);
    else moves.push(...tilesFor(state, call));
  }
  // Whoever has just taken it may look at it, whether it could come or not.
  if (holdsTomte(field) && !state.looked && (state.fresh || mayFit(field, unknownTomtes(state.fields)))) {
    moves.push(LOOK);
  }
  moves.push(DONE);
  return moves;
}

/** Where the pile is empty: once for each cost tile if several lie there. */
function tilesFor({ lying }: Pick<State, 'lying'>, call: Call): readonly Call[] {
  const tiles = tilesIn(lying[call.call] as Tiles);
  return tiles.length < 2 ? [call] : tiles.map((tile) => ({ ...call, tile }));
}

export const holdsTomte = ({ tomte, kinds }: Pick<Field, 'tomte' | 'kinds'>): boolean =>
  tomte !== NO_TILE && !((kinds >> TOMTE) & 1);

/** The Tomtes that no field shows: whoever holds one may hold any of these, for all that the table knows. */
export function unknownTomtes(fields: readonly Pick<Field, 'tomte' | 'kinds'>[]): Tiles {
  let tiles = (1 << TILES) - 1;
  for (const { tomte, kinds } of fields) if ((kinds >> TOMTE) & 1) tiles &= ~(1 << tomte);
  return tiles;
}

/** A Tomte's secret must not show in what is offered, so looking is offered where any of these could be placed. */
export const mayFit = (field: Field, tiles: Tiles): boolean =>
  callsIn(field, TOMTES_ALONE[tiles] as Tiles[]).length > 0;
