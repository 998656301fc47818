import type { Seat } from '../../../engine/ids.ts';
import type { Spot } from '../../../ui/walk/lattice.ts';
import { KINDS } from '../rules/components.ts';
import { type Cell, cellAt, eastOf, halves, southOf } from '../rules/field.ts';
import { sheet, winners } from '../rules/sheet.ts';
import { cellOf, type FieldView, type View } from '../rules/state.ts';
import type { Lying } from '../words/labels.ts';

export const spotOf = (cell: Cell): Spot => ({ column: eastOf(cell), row: southOf(cell) });

/** What lies on every cell of a field that is not bare. */
export function lyingIn({ clues, open, fairies, footprint }: FieldView, track: number): ReadonlyMap<Cell, Lying> {
  const lying = new Map<Cell, Lying>();
  for (const cell of open) lying.set(cell, { is: 'open' });
  for (const { cell, clue } of clues) lying.set(cell, { is: 'clue', clue });
  for (const kind of KINDS) {
    const domino = fairies[kind];
    if (domino !== null) for (const cell of halves(domino)) lying.set(cell, { is: 'fairy', kind });
  }
  const cell = cellOf(footprint);
  if (cell !== null) lying.set(cell, { is: 'footprint', footprint: track });
  return lying;
}

/** Whose field stands for the game: the winner's at the end, and until then that of the player on turn. */
export const pictured = (view: View): Seat =>
  view.step === 'over' ? (winners(sheet(view).totals)[0] ?? view.turn) : view.turn;

export const trackOf = ({ footprints }: Pick<View, 'footprints'>, seat: number): number => footprints[seat] ?? 0;

/** The clues and the footprint with one cell more on every side, and all fairies: whatever is laid next lies in it. */
export function plotOf({ clues, footprint, fairies }: FieldView): Cell[] {
  const growing = [...clues, { cell: cellOf(footprint) }].flatMap(({ cell }) => (cell === null ? [] : [spotOf(cell)]));
  const lived = fairies.flatMap((domino) => (domino === null ? [] : halves(domino))).map(spotOf);
  const least = (of: keyof Spot): number =>
    Math.min(...growing.map((spot) => spot[of] - 1), ...lived.map((spot) => spot[of]));
  const most = (of: keyof Spot): number =>
    Math.max(...growing.map((spot) => spot[of] + 1), ...lived.map((spot) => spot[of]));
  const [west, north] = [least('column'), least('row')];
  return Array.from({ length: most('row') - north + 1 }, (_, south) =>
    Array.from({ length: most('column') - west + 1 }, (_, east) => cellAt(west + east, north + south)),
  ).flat();
}
