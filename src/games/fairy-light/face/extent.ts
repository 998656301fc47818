import type { Kind } from '../rules/cards.ts';
import { type Cell, SPAN } from '../rules/grid.ts';
import { highest, lowest, reachable, rowsOf } from '../rules/place.ts';

/** The part of the forest that is drawn, of the nine by nine around the start card. */
export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

const ones = (bits: number): number[] => Array.from({ length: SPAN }, (_, at) => at).filter((at) => bits & (1 << at));

/** The forest, and one line more on every side where the forest can still grow. */
export function extentOf(grid: readonly Kind[]): Extent {
  const rows = rowsOf(grid);
  const reach = reachable(rows);
  const columns = rows.reduce((all, bits) => all | bits, 0);
  const [top, bottom] = widened(
    rows.flatMap((bits, at) => (bits === 0 ? [] : [at])),
    ones(reach.rows),
  );
  const [left, right] = widened(ones(columns), ones(reach.columns));
  return { top, left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** The forest alone. */
export function boundsOf(grid: readonly Kind[]): Extent {
  const rows = rowsOf(grid);
  const columns = rows.reduce((all, bits) => all | bits, 0);
  const tall = rows.reduce((all, bits, at) => (bits === 0 ? all : all | (1 << at)), 0);
  const [top, left] = [lowest(tall), lowest(columns)];
  return { top, left, rows: highest(tall) - top + 1, columns: highest(columns) - left + 1 };
}

function widened(taken: readonly number[], reach: readonly number[]): [first: number, last: number] {
  const first = Math.max((taken[0] ?? 0) - 1, reach[0] ?? 0);
  const last = Math.min((taken.at(-1) ?? 0) + 1, reach.at(-1) ?? 0);
  return [first, last];
}

export const cellsOf = ({ top, left, rows, columns }: Extent): Cell[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (top + row) * SPAN + left + column),
  );
