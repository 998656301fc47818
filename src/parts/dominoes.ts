import type { Offer } from '../engine/game.ts';
import type { Spot } from '../ui/walk/lattice.ts';

/** A cell of the field by name: `0,-1`. */
export type Cell = string;
export interface Domino {
  readonly at: Cell;
  readonly other: Cell;
  readonly turn: number;
}

const AROUND: readonly Spot[] = [
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
];

const cellOf = ({ column, row }: Spot): Cell => `${column},${row}`;
export function spotOf(cell: Cell): Spot {
  const [column = 0, row = 0] = cell.split(',').map(Number);
  return { column, row };
}
const beside = (cell: Cell, { column, row }: Spot): Cell => {
  const from = spotOf(cell);
  return cellOf({ column: from.column + column, row: from.row + row });
};
export const neighbours = (cell: Cell): Cell[] => AROUND.map((step) => beside(cell, step));

/** A domino beside those on the table, its other half on any free cell next to it. */
export function dominoes(taken: ReadonlySet<Cell>): Offer<Domino>[] {
  const edge = new Set([...taken].flatMap(neighbours).filter((cell) => !taken.has(cell)));
  return [...edge].flatMap((at) =>
    AROUND.flatMap((step, turn) => {
      const other = beside(at, step);
      return taken.has(other) ? [] : [{ move: { at, other, turn }, foresight: [] }];
    }),
  );
}
