import type { Clue } from './clues.ts';
import { byKind, KINDS, type Kind } from './fairies.ts';
import { bareGrid, type Cell, type Domino, FIRST, halves, lay, lies, SECOND, STEPS } from './grid.ts';
import {
  BARE,
  type Beside,
  cellOf,
  FAIRY,
  type Field,
  type FieldView,
  FOOTPRINT,
  HIDDEN,
  isClue,
  NOT_YET,
  OPEN,
  type Place,
} from './state.ts';

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

/** The clues and the footprint next to a cell. */
const besideIn = ({ grid, clues }: Field, cell: Cell): Beside[] =>
  STEPS.flatMap((step): Beside[] => {
    const next = cell + step;
    const what = lies(grid, next);
    if (!isClue(what)) return what === FOOTPRINT ? [{ cell: next, clue: null, others: [] }] : [];
    return [{ cell: next, clue: what, others: clues.filter((other) => other !== next && lies(grid, other) === what) }];
  });

/** Of a cell before anything lies there; null: the footprint is placed, and no clue. */
export function placeIn(field: Field, cell: Cell, placed: Clue | null): Place {
  const all = besideIn(field, cell);
  const enough = pairsOf(all)
    .filter((pair) => alikeIn(field, cell, pair).length === 0)
    .sort((one, other) => kindsIn(other, placed) - kindsIn(one, placed))[0];
  const beside = (all.length > 2 && enough) || all;
  return { cell, beside, alike: alikeIn(field, cell, beside) };
}

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));

/** The more they are, the less is told apart as another of its kind. */
const kindsIn = (beside: readonly Beside[], placed: Clue | null): number =>
  new Set([placed, ...beside.map(({ clue }) => clue)]).size;

const alikeIn = ({ grid, open }: Field, cell: Cell, beside: readonly Beside[]): Cell[] =>
  open.filter(
    (other) => other !== cell && beside.every((each) => lies(grid, each.cell) === lies(grid, each.cell - cell + other)),
  );

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
