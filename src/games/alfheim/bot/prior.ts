import type { Seat } from '../../../engine/ids.ts';
import { type Kinds, POINTS } from '../rules/fairies.ts';
import { acrossOf, type Cell, EAST, lay, lies, SOUTH } from '../rules/field.ts';
import { endOf, hasRoom, kindsMet, type Usable } from '../rules/runs.ts';
import { fairyPoints } from '../rules/sheet.ts';
import { type Field, fieldAt, isClue, type Move, type State } from '../rules/state.ts';

/** A clue is laid where it calls a fairy, the dearer the sooner; whoever can come is called, and few clues are refused. */
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
