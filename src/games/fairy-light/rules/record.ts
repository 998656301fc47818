import { EMPTY, FACES, type Kind, kindOfMark } from './cards.ts';
import { CELLS, type Cell, cellAt, SPAN } from './grid.ts';
import { highest, lowest, rowsOf } from './place.ts';
import type { State } from './state.ts';

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
