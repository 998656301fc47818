import { type Cell, eastOf, southOf } from '../rules/grid.ts';
import type { Way } from './log.en.ts';

/** Which of several places it is: the outermost that way, the so-manieth from there, or counted from the first clue. */
export type Spot =
  | { readonly is: 'outermost'; readonly way: Way; readonly of: number }
  | { readonly is: 'ranked'; readonly from: 'up' | 'left'; readonly rank: number; readonly of: number }
  | { readonly is: 'away'; readonly east: number; readonly south: number };

interface Axis {
  readonly along: (cell: Cell) => number;
  /** Where the least and where the most of it is. */
  readonly ends: readonly ['up', 'down'] | readonly ['left', 'right'];
}
const ACROSS: Axis = { along: eastOf, ends: ['left', 'right'] };
const DOWN: Axis = { along: southOf, ends: ['up', 'down'] };

/** What tells a place from those that are told alike; null if there are none. */
export function spotAmong(cell: Cell, alike: readonly Cell[]): Spot | null {
  if (alike.length === 0) return null;
  const axes = [DOWN, ACROSS].sort((one, other) => nearest(other, cell, alike) - nearest(one, cell, alike));
  for (const axis of axes) {
    const way = outermost(axis, cell, alike);
    if (way) return { is: 'outermost', way, of: alike.length + 1 };
  }
  for (const axis of axes) {
    const all = [cell, ...alike].map(axis.along);
    const [from] = axis.ends;
    if (new Set(all).size < all.length) continue;
    const rank = 1 + all.filter((at) => at < axis.along(cell)).length;
    return { is: 'ranked', from, rank, of: all.length };
  }
  return { is: 'away', east: eastOf(cell), south: southOf(cell) };
}

/** How far the nearest of them is, that way: the farther, the plainer. */
const nearest = ({ along }: Axis, cell: Cell, alike: readonly Cell[]): number =>
  Math.min(...alike.map((other) => Math.abs(along(other) - along(cell))));

function outermost({ along, ends: [least, most] }: Axis, cell: Cell, alike: readonly Cell[]): Way | null {
  if (alike.every((other) => along(other) > along(cell))) return least;
  return alike.every((other) => along(other) < along(cell)) ? most : null;
}
