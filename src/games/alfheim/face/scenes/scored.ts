import type { Seat } from '../../../../engine/ids.ts';
import { EXPERTS, type ExpertSet, KINDS, POINTS, SETS } from '../../rules/components.ts';
import { fieldOf } from '../../rules/field.ts';
import { tracked } from '../../rules/sheet.ts';
import type { View } from '../../rules/state.ts';

/** One thing that scores at the end: a piece of the field by its name, or the expert card of a set. */
export type Scored = { readonly points: number } & (
  | { readonly piece: string; readonly set?: never; readonly rank?: never }
  | { readonly piece: null; readonly set: ExpertSet; readonly rank: number }
);

/** In the order in which they are counted: fairies from the least on, expert cards, the clues beside the footprint. */
export function scoredBy({ fields, earned, footprints }: View, seat: Seat): readonly Scored[] {
  const field = fields[seat];
  if (!field) return [];
  const fairies = KINDS.filter((kind) => field.fairies[kind] !== null)
    .map((kind) => ({ piece: `fairy:${kind}`, points: POINTS[kind] }))
    .sort((one, other) => one.points - other.points);
  const experts = SETS.flatMap((set): Scored[] => {
    const card = earned[set][seat];
    return card ? [{ piece: null, set, rank: card.rank, points: EXPERTS[set].points[card.rank] ?? 0 }] : [];
  });
  const footprint = footprints[seat] ?? null;
  const clues = footprint === null ? [] : tracked(fieldOf(field), footprint);
  return [...fairies, ...experts, ...clues.map((cell) => ({ piece: `clue:${cell}`, points: 1 }))];
}
