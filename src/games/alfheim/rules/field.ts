import type { Clue } from './clues.ts';
import { KINDS, type Kind } from './fairies.ts';
import { bareGrid, type Cell, type Domino, FIRST, halves, lay, lies, NO_DOMINO, SECOND, STEPS } from './grid.ts';
import { BARE, FAIRY, type Field, type FieldView, FOOTPRINT, NO_TILE, NOT_YET, OPEN } from './state.ts';

export function bareField(): Field {
  return {
    grid: bareGrid(),
    clues: [],
    open: [],
    fairies: KINDS.map(() => NO_DOMINO),
    kinds: 0,
    footprint: NOT_YET,
    tomte: NO_TILE,
    aside: [],
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
  for (let way = 0; way < STEPS.length; way++) {
    const beside = cell + (STEPS[way] as number);
    if (lies(grid, beside) !== BARE) continue;
    lay(grid, beside, OPEN);
    open.push(beside);
  }
}

function close({ grid, open }: Field, cell: Cell): void {
  if (lies(grid, cell) !== OPEN) return;
  const last = open.pop() as Cell;
  if (last !== cell) open[open.indexOf(cell)] = last;
}

export const clueAt = ({ grid }: Field, cell: Cell): Clue => lies(grid, cell);

export const copyField = (field: Field): Field => ({
  grid: field.grid.slice(),
  clues: field.clues.slice(),
  open: field.open.slice(),
  fairies: field.fairies.slice(),
  kinds: field.kinds,
  footprint: field.footprint,
  tomte: field.tomte,
  aside: field.aside.slice(),
});

/** The field that a view shows; its Tomte is whatever the view says. */
export function fieldOf(seen: FieldView): Field {
  const grid = bareGrid();
  const clues: Cell[] = [];
  let kinds = 0;
  for (const { cell, clue } of seen.clues) {
    lay(grid, cell, clue);
    clues.push(cell);
  }
  for (let at = 0; at < seen.open.length; at++) lay(grid, seen.open[at] as Cell, OPEN);
  for (let kind = 0; kind < seen.fairies.length; kind++) {
    const domino = seen.fairies[kind] as Domino;
    if (domino === NO_DOMINO) continue;
    const [one, other] = halves(domino);
    lay(grid, one, FAIRY);
    lay(grid, other, FAIRY);
    kinds |= 1 << kind;
  }
  if (seen.footprint >= 0) lay(grid, seen.footprint, FOOTPRINT);
  return {
    grid,
    clues,
    open: seen.open.slice(),
    fairies: seen.fairies.slice(),
    kinds,
    footprint: seen.footprint,
    tomte: seen.tomte,
    aside: seen.aside.slice(),
  };
}

export const viewOfField = (field: Field, tomte: number): FieldView => ({
  clues: field.clues.map((cell) => ({ cell, clue: clueAt(field, cell) })),
  open: field.open.slice(),
  fairies: field.fairies.slice(),
  footprint: field.footprint,
  tomte,
  aside: field.aside.slice(),
});
