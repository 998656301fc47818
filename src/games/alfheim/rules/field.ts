import type { Clue } from './clues.ts';
import { byKind, KINDS, type Kind } from './fairies.ts';
import { bareGrid, type Cell, type Domino, FIRST, halves, lay, lies, SECOND, STEPS } from './grid.ts';
import { BARE, cellOf, FAIRY, type Field, type FieldView, FOOTPRINT, HIDDEN, NOT_YET, OPEN } from './state.ts';

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
