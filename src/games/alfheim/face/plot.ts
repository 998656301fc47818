import type { Spot } from '../../../ui/walk/lattice.ts';
import { KINDS } from '../rules/fairies.ts';
import { type Cell, eastOf, halves, NO_DOMINO, STEPS, southOf } from '../rules/grid.ts';
import type { FieldView, View } from '../rules/state.ts';
import type { Lying } from '../words/labels.ts';

export const spotOf = (cell: Cell): Spot => ({ column: eastOf(cell), row: southOf(cell) });

/** What lies on every cell of a field that is not bare. */
export function lyingIn({ clues, open, fairies, footprint }: FieldView, track: number): ReadonlyMap<Cell, Lying> {
  const lying = new Map<Cell, Lying>();
  for (const cell of open) lying.set(cell, { is: 'open' });
  for (const { cell, clue } of clues) lying.set(cell, { is: 'clue', clue });
  for (const kind of KINDS) {
    const domino = fairies[kind] ?? NO_DOMINO;
    if (domino === NO_DOMINO) continue;
    for (const cell of halves(domino)) lying.set(cell, { is: 'fairy', kind });
  }
  if (footprint >= 0) lying.set(footprint, { is: 'footprint', footprint: track });
  return lying;
}

export const trackOf = ({ footprints }: Pick<View, 'footprints'>, seat: number): number => footprints[seat] ?? 0;

/** Cells that touch some of these and are none of them. */
export function around(cells: Iterable<Cell>): Cell[] {
  const all = new Set(cells);
  const edge = new Set<Cell>();
  for (const cell of all) for (const step of STEPS) if (!all.has(cell + step)) edge.add(cell + step);
  return [...edge];
}
