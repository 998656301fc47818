import { EMPTY, FACES, type Kind, kindOfMark } from './cards.ts';
import { CELLS, type Cell, cellAt, SIDE, SPAN } from './grid.ts';
import type { PlaceRule } from './ids.ts';
import type { Axis, State } from './state.ts';

/** A row of the forest as bits, one a column. */
type Bits = number;
const WHOLE_ROW: Bits = (1 << SPAN) - 1;

export const highest = (bits: Bits): number => 31 - Math.clz32(bits);
export const lowest = (bits: Bits): number => highest(bits & -bits);

export function rowsOf(grid: readonly Kind[]): Bits[] {
  const rows: Bits[] = new Array(SPAN).fill(0);
  grid.forEach((kind, cell) => {
    const row = Math.floor(cell / SPAN);
    if (kind !== EMPTY) rows[row] = (rows[row] as Bits) | (1 << (cell % SPAN));
  });
  return rows;
}

/** Which rows hold a card, as bits. */
function heights(rows: readonly Bits[]): Bits {
  let bits = 0;
  for (let row = 0; row < SPAN; row++) if (rows[row] !== 0) bits |= 1 << row;
  return bits;
}

function widths(rows: readonly Bits[]): Bits {
  let bits = 0;
  for (let row = 0; row < SPAN; row++) bits |= rows[row] as Bits;
  return bits;
}

const span = (bits: Bits): number => highest(bits) - lowest(bits) + 1;

/** All lines that a forest can still reach without being more than five across, given the lines it has. */
const reach = (bits: Bits): Bits =>
  WHOLE_ROW & ((2 << (lowest(bits) + SIDE - 1)) - 1) & -(1 << Math.max(0, highest(bits) - SIDE + 1));

const reachable = (rows: readonly Bits[]): { readonly rows: Bits; readonly columns: Bits } => ({
  rows: reach(heights(rows)),
  columns: reach(widths(rows)),
});

/** Every cell where a card may go, row by row: beside a card, empty, and inside a frame of five by five. */
export function places(rows: readonly Bits[]): Cell[] {
  const columns = reach(widths(rows));
  const tall = heights(rows);
  const from = Math.max(0, highest(tall) - SIDE + 1);
  const to = Math.min(SPAN - 1, lowest(tall) + SIDE - 1);
  const cells: Cell[] = [];
  for (let row = from; row <= to; row++) {
    const here = rows[row] as Bits;
    const above = row > 0 ? (rows[row - 1] as Bits) : 0;
    const below = row < SPAN - 1 ? (rows[row + 1] as Bits) : 0;
    for (let bits = ((here << 1) | (here >> 1) | above | below) & ~here & columns; bits !== 0; bits &= bits - 1)
      cells.push(row * SPAN + lowest(bits));
  }
  return cells;
}

/** The way in which a card on this cell makes the forest five across; it lies beside a card, so it is never both. */
export function closes(rows: readonly Bits[], cell: Cell): Axis | null {
  const tall = heights(rows);
  const wide = widths(rows);
  if (span(wide) < SIDE && span(wide | (1 << (cell % SPAN))) === SIDE) return 'columns';
  return span(tall) < SIDE && span(tall | (1 << Math.floor(cell / SPAN))) === SIDE ? 'rows' : null;
}

/** The rule that keeps a card from this cell, or null if it may go there. */
export function placeFault(rows: readonly Bits[], cell: Cell): PlaceRule | null {
  const row = Math.floor(cell / SPAN);
  const bit = 1 << (cell % SPAN);
  const here = rows[row] ?? 0;
  if (here & bit) return 'place.empty';
  if (!(((here << 1) | (here >> 1) | (rows[row - 1] ?? 0) | (rows[row + 1] ?? 0)) & bit)) return 'place.beside';
  const frame = reachable(rows);
  return frame.columns & bit && frame.rows & (1 << row) ? null : 'place.frame';
}

const NO_CARD = '.';

export interface GameRecord {
  readonly variant: string;
  readonly forest: readonly (readonly string[])[];
}

/** The forest in the marks of the record, north first; a dot where no card lies yet. */
export const record = ({ variant, grid }: State): GameRecord => ({ variant, forest: forest(grid) });

function forest(grid: readonly Kind[]): string[][] {
  const rows = rowsOf(grid);
  const columns = rows.reduce((all, row) => all | row, 0);
  const lines = rows.flatMap((bits, row) => (bits === 0 ? [] : [row]));
  return lines.map((row) => {
    const marks: string[] = [];
    for (let column = lowest(columns); column <= highest(columns); column++)
      marks.push(markOf(grid[row * SPAN + column]));
    return marks;
  });
}

const markOf = (kind: Kind | undefined): string => (kind === undefined ? NO_CARD : (FACES[kind]?.mark ?? NO_CARD));

/** The grid that a record's rows stand for: the start card lies in its middle. */
export function gridOf(forest: readonly (readonly string[])[]): Kind[] {
  const south = forest.findIndex((row) => row.some(isStartMark));
  const east = forest[south]?.findIndex(isStartMark) ?? 0;
  const grid = new Array<Kind>(CELLS).fill(EMPTY);
  forest.forEach((row, y) => {
    row.forEach((mark, x) => {
      const cell: Cell = cellAt(x - east, y - south);
      if (mark !== NO_CARD) grid[cell] = kindOfMark(mark);
    });
  });
  return grid;
}

const isStartMark = (mark: string): boolean => mark.startsWith('*');

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
