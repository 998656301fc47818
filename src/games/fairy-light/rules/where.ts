import { EMPTY, type Kind } from './cards.ts';
import { type Cell, DIRECTIONS, type Direction, eastOf, line, SIDE, START, southOf } from './grid.ts';

/**
 * Where a place is, for somebody who hears of it and sees no board: from the start card, which never moves. Of any other
 * card nobody can be sure to know long after it was placed.
 */
export type Where =
  /** No other is free. */
  | { readonly is: 'last' }
  /** Next to it, in that direction. */
  | { readonly is: 'beside'; readonly way: Direction }
  | { readonly is: 'away'; readonly east: number; readonly south: number };

/** Of an empty place. */
export function whereIs(grid: readonly Kind[], cell: Cell): Where {
  if (grid.filter((kind) => kind !== EMPTY).length === SIDE * SIDE - 1) return { is: 'last' };
  const way = DIRECTIONS.find((each) => line(START, each)[0] === cell);
  return way ? { is: 'beside', way } : { is: 'away', east: eastOf(cell), south: southOf(cell) };
}
