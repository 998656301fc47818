import { EMPTY, FACES, isBack, isCotton, isStart, type Kind } from './cards.ts';
import { areDiagonals, type Cell, DIRECTIONS, type Direction, eastOf, line, SIDE, southOf } from './grid.ts';

/** Where a place is, for somebody who hears of it and sees no board. */
export type Where =
  /** No other is free. */
  | { readonly is: 'last' }
  /**
   * In that direction from the start card, or across an edge from a Cotton: its name means no other card of the table. Not
   * from one that looks along a diagonal: a slant and a direction in one breath are mistaken for each other.
   */
  | { readonly is: 'beside'; readonly card: Kind; readonly way: Direction }
  /** Counted from the start card. */
  | { readonly is: 'away'; readonly east: number; readonly south: number };

const opposite = (way: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(way) + DIRECTIONS.length / 2) % DIRECTIONS.length] as Direction;

const isSlanted = (kind: Kind): boolean => areDiagonals(FACES[kind]?.rays ?? []);

/** Of an empty place. Cards across an edge come before a corner, and the start card before others. */
export function whereIs(grid: readonly Kind[], cell: Cell): Where {
  if (grid.filter((kind) => kind !== EMPTY).length === SIDE * SIDE - 1) return { is: 'last' };
  const beside = DIRECTIONS.flatMap((way) => {
    const [from] = line(cell, opposite(way));
    const card = from === undefined ? EMPTY : (grid[from] ?? EMPTY);
    if (isStart(card)) return [{ card, way, rank: areDiagonals([way]) ? 2 : 0 }];
    if (isBack(card) || !isCotton(card) || isSlanted(card) || areDiagonals([way])) return [];
    return [{ card, way, rank: 1 }];
  });
  const [best] = beside.sort((one, other) => one.rank - other.rank);
  if (best) return { is: 'beside', card: best.card, way: best.way };
  return { is: 'away', east: eastOf(cell), south: southOf(cell) };
}
