import { EMPTY, isBack, isCotton, isStart, type Kind } from './cards.ts';
import { areDiagonals, type Cell, DIRECTIONS, type Direction, eastOf, line, SIDE, southOf } from './grid.ts';

/** Where a place is, for somebody who hears of it and sees no board. */
export type Where =
  /** No other is free. */
  | { readonly is: 'last' }
  /** In that direction from a card that is told from all others by its name. */
  | { readonly is: 'beside'; readonly card: Kind; readonly way: Direction }
  /** Counted from the start card. */
  | { readonly is: 'away'; readonly east: number; readonly south: number };

const opposite = (way: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(way) + DIRECTIONS.length / 2) % DIRECTIONS.length] as Direction;
/** A rank behind start card and Cottons: only across an edge. */
const PLAIN = 2;
const isDiagonal = (way: Direction): boolean => areDiagonals([way]);

/** Of an empty place, and the card that goes there. Cards across an edge come before those at a corner. */
export function whereIs(grid: readonly Kind[], cell: Cell, card: Kind): Where {
  if (grid.filter((kind) => kind !== EMPTY).length === SIDE * SIDE - 1) return { is: 'last' };
  const beside = DIRECTIONS.flatMap((way) => {
    const [from] = line(cell, opposite(way));
    const kind = from === undefined ? EMPTY : (grid[from] ?? EMPTY);
    const rank = rankOf(grid, kind, card);
    if (rank === null || (rank === PLAIN && isDiagonal(way))) return [];
    return [{ kind, way, rank: isDiagonal(way) ? rank + PLAIN + 1 : rank }];
  });
  const [best] = beside.sort((one, other) => one.rank - other.rank);
  if (best) return { is: 'beside', card: best.kind, way: best.way };
  return { is: 'away', east: eastOf(cell), south: southOf(cell) };
}

/** How well a card is known: the start card best; null where its name may mean another one too. */
function rankOf(grid: readonly Kind[], kind: Kind, placed: Kind): number | null {
  if (kind === EMPTY || isBack(kind)) return null;
  if (isStart(kind)) return 0;
  if (isCotton(kind)) return 1;
  return kind !== placed && grid.filter((other) => other === kind).length === 1 ? PLAIN : null;
}
