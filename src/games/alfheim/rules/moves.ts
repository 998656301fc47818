import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { callsIn } from './calls.ts';
import { bitsOfTiles, KINDS, TILES, type Tiles, tilesIn } from './fairies.ts';
import { fieldOf } from './field.ts';
import { CELLS, type Cell, DOMINOES } from './grid.ts';
import type { Usable } from './runs.ts';
import type { Call, Field, Move, PlaceClue, PlaceFootprint, Say, State, Step, View } from './state.ts';
import { holdsTomte, tomtesOf, withTomtes } from './tomte.ts';

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
  const field = state.fields[seat] as Field;
  if (state.step !== 'call') return placings(state, field);
  const { usable } = state;
  return calls(state, field, holdsTomte(field) ? withTomtes(usable, 1 << field.tomte) : usable);
}

/** To eyes that do not see what a Tomte in hand wants, whatever would call one that it may be is offered too. */
export function offers(view: View, seat: Seat): readonly Move[] {
  const seen = view.fields[seat];
  if (seat !== view.turn || !seen) return NONE;
  const field = fieldOf(seen);
  if (view.step !== 'call') return placings(view, field);
  const tiles = { drawn: view.piles.map((left) => TILES - left), lying: view.lying.map(bitsOfTiles) };
  return calls(tiles, field, withTomtes(view.usable.map(bitsOfTiles), tomtesOf(view, seat)));
}

function placings({ step, refused }: Pick<State, 'step' | 'refused'>, field: Field): readonly Move[] {
  switch (step) {
    case 'place':
      return placements(PLACES, field, refused ? NONE : REFUSALS);
    case 'footprint':
      return placements(FOOTPRINTS, field, NONE);
    default:
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

function calls(tiles: Pick<State, 'drawn' | 'lying'>, field: Field, usable: Usable): Move[] {
  const moves: Move[] = [];
  for (const call of callsIn(field, usable)) {
    if ((tiles.drawn[call.call] as number) < TILES) moves.push(call);
    else moves.push(...tilesFor(tiles, call));
  }
  moves.push(DONE);
  return moves;
}

/** Where the pile is empty: once for each cost tile if several lie there. */
function tilesFor({ lying }: Pick<State, 'lying'>, call: Call): readonly Call[] {
  const tiles = tilesIn(lying[call.call] as Tiles);
  return tiles.length < 2 ? [call] : tiles.map((tile) => ({ ...call, tile }));
}
