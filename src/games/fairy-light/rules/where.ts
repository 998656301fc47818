import { type Cell, DIRECTIONS, type Direction, eastOf, line, START, southOf } from './grid.ts';

/**
 * Where a place is, for somebody who hears of it and sees no board: from the start card, which never moves. Of any other
 * card nobody can be sure to know long after it was placed.
 */
export type Where =
  /** Next to it, in that direction. */
  | { readonly is: 'beside'; readonly way: Direction }
  | { readonly is: 'away'; readonly east: number; readonly south: number };

export function whereIs(cell: Cell): Where {
  const way = DIRECTIONS.find((each) => line(START, each)[0] === cell);
  return way ? { is: 'beside', way } : { is: 'away', east: eastOf(cell), south: southOf(cell) };
}
