import { byKind, type Clue, KINDS, type Kind } from './fairies.ts';
import { BARE, cellOf, FAIRY, type Field, type FieldView, FOOTPRINT, HIDDEN, NOT_YET, OPEN } from './state.ts';

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

export function bareField(): Field {
  return {
    grid: bareGrid(),
    clues: [],
    open: [],
    fairies: byKind(() => null),
    kinds: 0,
    footprint: NOT_YET,
    tomte: null,
    aside: [],
    quiet: false,
  };
}

/** The start of a field: two clues side by side. */
export function fieldOfPair(west: Clue, east: Clue): Field {
  const field = bareField();
  putClue(field, west, FIRST);
  putClue(field, east, SECOND);
  return field;
}

export function putClue(field: Field, clue: Clue, cell: Cell): void {
  close(field, cell);
  lay(field.grid, cell, clue);
  field.clues.push(cell);
  openAround(field, cell);
}

export function putFootprint(field: Field, cell: Cell): void {
  close(field, cell);
  lay(field.grid, cell, FOOTPRINT);
  field.footprint = cell;
  openAround(field, cell);
}

export function putFairy(field: Field, kind: Kind, domino: Domino): void {
  const [one, other] = halves(domino);
  close(field, one);
  close(field, other);
  lay(field.grid, one, FAIRY);
  lay(field.grid, other, FAIRY);
  field.fairies[kind] = domino;
  field.kinds |= 1 << kind;
}

function openAround({ grid, open }: Field, cell: Cell): void {
  for (const step of STEPS) {
    const beside = cell + step;
    if (lies(grid, beside) !== BARE) continue;
    lay(grid, beside, OPEN);
    open.push(beside);
  }
}

function close({ grid, open }: Field, cell: Cell): void {
  if (lies(grid, cell) !== OPEN) return;
  const last = open.pop();
  if (last !== undefined && last !== cell) open[open.indexOf(cell)] = last;
}

export const clueAt = ({ grid }: Field, cell: Cell): Clue => lies(grid, cell);

export const copyField = (field: Field): Field => ({
  grid: field.grid.slice(),
  clues: field.clues.slice(),
  open: field.open.slice(),
  fairies: [...field.fairies],
  kinds: field.kinds,
  footprint: field.footprint,
  tomte: field.tomte,
  aside: field.aside.slice(),
  quiet: field.quiet,
});

/** The field that a view shows; a Tomte that it hides is none. */
export function fieldOf({ clues, open, fairies, footprint, tomte, aside }: FieldView): Field {
  const field = bareField();
  for (const { cell, clue } of clues) putClue(field, clue, cell);
  const track = cellOf(footprint);
  if (track !== null) putFootprint(field, track);
  for (const kind of KINDS) {
    const domino = fairies[kind];
    if (domino !== null) putFairy(field, kind, domino);
  }
  // The same cells, in the order in which they came to be open.
  field.open = [...open];
  field.footprint = footprint;
  field.tomte = tomte === HIDDEN ? null : tomte;
  field.aside = [...aside];
  return field;
}

export const viewOfField = (field: Field, tomte: FieldView['tomte']): FieldView => ({
  clues: field.clues.map((cell) => ({ cell, clue: clueAt(field, cell) })),
  open: [...field.open],
  fairies: [...field.fairies],
  footprint: field.footprint,
  tomte,
  aside: [...field.aside],
});
