import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Former, type Level } from '../../../bots/level.ts';
import { defineKnowledge, type Seat } from '../../../engine/game.ts';
import { EGIL, LIV, SAGA } from '../company.ts';
import { type Kinds, POINTS } from '../rules/fairies.ts';
import { acrossOf, type Cell, EAST, lay, lies, SOUTH } from '../rules/field.ts';
import { moves } from '../rules/moves.ts';
import { endOf, hasRoom, kindsMet, type Usable } from '../rules/runs.ts';
import { fairyPoints } from '../rules/sheet.ts';
import { type Field, fieldAt, isClue, type Move, ROUNDS, type State } from '../rules/state.ts';
import { thumb } from './thumb.ts';

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

/** A clue is laid where it calls a fairy, the dearer the sooner; every fairy that can come is called, and few clues are refused. */
export function prior(state: State, seat: Seat, move: Move): number {
  if ('place' in move) return 1 + 2 * fairyPoints(kindsBy(state, fieldAt(state, seat), move.place));
  if ('call' in move) return 1 + POINTS[move.call];
  if ('say' in move) return move.say === 'done' ? DONE : REFUSE;
  return 1;
}
const DONE = 0.3;
const REFUSE = 0.7;

/** The kinds not here yet that the clue of the turn would call from this cell. */
function kindsBy({ clue, usable }: State, { grid, kinds: come }: Field, cell: Cell): Kinds {
  const was = lies(grid, cell);
  lay(grid, cell, clue);
  const kinds = kindsAlong(grid, cell, EAST, usable) | kindsAlong(grid, cell, SOUTH, usable);
  lay(grid, cell, was);
  return kinds & ~come;
}

/** From either end of the run this way, if it is one. */
function kindsAlong(grid: readonly number[], cell: Cell, along: number, usable: Usable): Kinds {
  if (!isClue(lies(grid, cell + along)) && !isClue(lies(grid, cell - along))) return 0;
  const across = acrossOf(along);
  const last = endOf(grid, cell, along);
  const first = endOf(grid, cell, -along);
  const fromLast = hasRoom(grid, last + along, across) ? kindsMet(grid, last, -along, usable) : 0;
  return hasRoom(grid, first - along, across) ? fromLast | kindsMet(grid, first, along, usable) : fromLast;
}

/** In the last round a fairy that can come costs nothing and brings points. */
export const folly = (state: State, seat: Seat, move: Move): boolean =>
  'say' in move && move.say === 'done' && state.round === ROUNDS && moves(state, seat).length > 1;

export const knowledge = defineKnowledge<State, Move>({ scale: 20, prior, folly });

export const levels: readonly Level[] = [
  { iterations: 8, noise: 2 },
  { iterations: 8, noise: 1 },
  { iterations: 10, noise: 0.4 },
  { iterations: 90, noise: 0 },
  { iterations: 500, noise: 0 },
];

/** Before it knew where a clue calls a fairy. */
export const former: Former = { knowledge: defineKnowledge({ scale: 20 }), level: { iterations: 600, noise: 0 } };

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0, eighths: 5 };
