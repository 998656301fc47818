import { defineManners } from '../../../bots/manner.ts';
import type { Seat } from '../../../engine/ids.ts';
import { EGIL, LIV, SAGA } from '../company.ts';
import { type Cell, EAST, SOUTH } from '../rules/field.ts';
import { endOf } from '../rules/runs.ts';
import { fieldAt, type Move, type State } from '../rules/state.ts';

/** Runs are long from here on. */
const LONG = 4;

/** How many clues the run would have that a clue on this cell is in, this way. */
function lengthBy(grid: readonly number[], cell: Cell, along: number): number {
  const first = endOf(grid, cell, -along);
  const last = endOf(grid, cell, along);
  return (last - first) / along + 1;
}

function longest(state: State, seat: Seat, place: Cell): number {
  const { grid } = fieldAt(state, seat);
  return Math.max(lengthBy(grid, place, EAST), lengthBy(grid, place, SOUTH));
}

const isLong = (state: State, seat: Seat, move: Move): boolean =>
  'place' in move && longest(state, seat, move.place) >= LONG;
/** Begins a run, or makes one of two. */
const isBranch = (state: State, seat: Seat, move: Move): boolean =>
  'place' in move && longest(state, seat, move.place) === 2;
const isRefusal = (_state: State, _seat: Seat, move: Move): boolean => 'say' in move && move.say === 'refuse';

export const manners = defineManners<State, Move>([
  {
    names: Object.values(LIV.name),
    deed: 'clues that branch off',
    isDeed: isBranch,
    lean: (state, seat, move) => (isBranch(state, seat, move) ? 1.25 : 1),
  },
  {
    names: Object.values(EGIL.name),
    deed: 'clues in runs of four and more',
    isDeed: isLong,
    lean: (state, seat, move) => (isLong(state, seat, move) ? 1.05 : 1),
  },
  {
    names: Object.values(SAGA.name),
    deed: 'clues refused',
    isDeed: isRefusal,
    lean: (state, seat, move) => (isRefusal(state, seat, move) ? 1.3 : 1),
  },
]);
