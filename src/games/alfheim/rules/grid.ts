/**
 * A field has no bounds, but no game reaches further: eleven clues and a footprint lead at most twelve steps away from
 * the first two clues, and a fairy lies one step beyond.
 */
const WIDTH = 32;
const HEIGHT = 27;
const WEST = 15;
const NORTH = 13;

/** A place in a field, row by row from the north-west corner. */
export type Cell = number;
export const CELLS = WIDTH * HEIGHT;
export const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;

/** What lies on all cells, four bits each: a field is copied fast and saved small. */
export type Grid = number[];
const CELLS_A_WORD = 8;

export const bareGrid = (): Grid => new Array<number>(CELLS / CELLS_A_WORD).fill(0);

export const lies = (grid: readonly number[], cell: Cell): number => ((grid[cell >> 3] ?? 0) >> ((cell & 7) << 2)) & 15;

export function lay(grid: Grid, cell: Cell, what: number): void {
  const shift = (cell & 7) << 2;
  grid[cell >> 3] = ((grid[cell >> 3] ?? 0) & ~(15 << shift)) | (what << shift);
}

/** Steps east and south of the first clue. */
export const eastOf = (cell: Cell): number => (cell % WIDTH) - WEST;
export const southOf = (cell: Cell): number => Math.floor(cell / WIDTH) - NORTH;
export const cellAt = (east: number, south: number): Cell => (south + NORTH) * WIDTH + east + WEST;
export const isInside = (east: number, south: number): boolean =>
  east >= -WEST && east < WIDTH - WEST && south >= -NORTH && south < HEIGHT - NORTH;

export const FIRST = cellAt(0, 0);
export const SECOND = cellAt(1, 0);

/** What to add to a cell to go one step. */
export const EAST = 1;
export const SOUTH = WIDTH;
export const STEPS: readonly number[] = [EAST, -EAST, SOUTH, -SOUTH];
/** Across a run that goes this way. */
export const acrossOf = (step: number): number => (step === EAST || step === -EAST ? SOUTH : EAST);

/** Two cells side by side: its western or northern cell, doubled, and one more if the other lies south. */
export type Domino = number;
export const DOMINOES = 2 * CELLS;
export const isDomino = (domino: number): boolean => Number.isInteger(domino) && domino >= 0 && domino < DOMINOES;

export function dominoOf(one: Cell, other: Cell): Domino {
  const first = one < other ? one : other;
  const apart = one < other ? other - one : one - other;
  return 2 * first + (apart === EAST ? 0 : 1);
}

export const halves = (domino: Domino): readonly [Cell, Cell] => {
  const first = domino >> 1;
  return [first, first + (domino & 1 ? SOUTH : EAST)];
};
