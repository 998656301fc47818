import type { Seat } from '../../../engine/ids.ts';
import { bitOf, bitsOf, type Clue, FOOTPRINTS } from './clues.ts';
import { EXPERTS, KINDS, POINTS } from './fairies.ts';
import { type Cell, lies, STEPS } from './grid.ts';
import { type Field, isClue, NO_RANK, type State } from './state.ts';

/** Of all fairies in a field. */
export function fairyPoints(kinds: number): number {
  let points = 0;
  for (let kind = 0; kind < KINDS.length; kind++) if ((kinds >> kind) & 1) points += POINTS[kind] as number;
  return points;
}

export function expertPoints(ranks: readonly (readonly number[])[], seat: Seat): number {
  let points = 0;
  for (let set = 0; set < EXPERTS.length; set++) {
    const rank = ranks[set]?.[seat] ?? NO_RANK;
    if (rank !== NO_RANK) points += EXPERTS[set]?.points[rank] ?? 0;
  }
  return points;
}

const KINDS_OF_FOOTPRINT: readonly number[] = FOOTPRINTS.map(bitsOf);

export const suits = (footprint: number, clue: Clue): boolean =>
  isClue(clue) && (bitOf(clue) & (KINDS_OF_FOOTPRINT[footprint] as number)) !== 0;

/** The cells beside the footprint with a clue of one of its kinds. */
export function tracked({ grid, footprint: cell }: Pick<Field, 'grid' | 'footprint'>, footprint: number): Cell[] {
  if (cell < 0) return [];
  return STEPS.map((step) => cell + step).filter((beside) => suits(footprint, lies(grid, beside)));
}

function footprintPoints({ grid, footprint: cell }: Field, footprint: number): number {
  if (cell < 0) return 0;
  let points = 0;
  for (let way = 0; way < STEPS.length; way++) {
    if (suits(footprint, lies(grid, cell + (STEPS[way] as number)))) points++;
  }
  return points;
}

/** As things stand, finished or not. */
export function totals({ fields, ranks, footprints }: Pick<State, 'fields' | 'ranks' | 'footprints'>): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < fields.length; seat++) {
    const field = fields[seat] as Field;
    const tracks = footprintPoints(field, footprints[seat] as number);
    points.push(fairyPoints(field.kinds) + expertPoints(ranks, seat) + tracks);
  }
  return points;
}

export function winners(points: readonly number[]): Seat[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}
