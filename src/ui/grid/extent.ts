import type { Rect } from '../rect.ts';
import { drawnAt, type Lattice, type Spot } from '../walk/lattice.ts';

/** Of a pointed hex one wide: from point to point, and from one row to the next. */
const HEX_TALL = 2 / Math.sqrt(3);
const HEX_ROW = Math.sqrt(3) / 2;

const rowOf = (lattice: Lattice): number => (lattice === 'hex' ? HEX_ROW : 1);

/** Where a cell is drawn on the board's plane, in pixels. */
export function boxOf(lattice: Lattice, spot: Spot, cellPx: number): Rect {
  const [across, down] = drawnAt(lattice, spot);
  return {
    left: across * cellPx,
    top: down * rowOf(lattice) * cellPx,
    width: cellPx,
    height: (lattice === 'hex' ? HEX_TALL : 1) * cellPx,
  };
}

/** The smallest part of the plane that holds these cells. */
export function boardOf(lattice: Lattice, spots: readonly Spot[], cellPx: number): Rect {
  const boxes = spots.map((spot) => boxOf(lattice, spot, cellPx));
  if (boxes.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** The cells of each row, both in reading order. */
export function rowsOf<Cell>(cells: readonly Cell[], spotOf: (cell: Cell) => Spot): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const { row } = spotOf(cell);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => spotOf(one).column - spotOf(other).column));
}
