import type { Reason, ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import { summed } from '../../../engine/sheet.ts';
import { EXPERTS, KINDS, POINTS } from './fairies.ts';
import { fieldOf } from './field.ts';
import { NO_DOMINO } from './grid.ts';
import { tracked } from './score.ts';
import { type FieldView, NO_RANK, type View } from './state.ts';
import { cellThing, expertThing, fairyThing, footprintThing } from './things.ts';

/** Points as the fields stand: fairies, experts settled so far, and clues beside the footprint. */
export function sheet(view: View): ScoreSheet<Reason> {
  const seats = view.fields.length;
  return summed(seats, [
    rowOf('end.fairies', 'fairies', view.fields.map(fairiesOf)),
    rowOf(
      'expert.sets',
      'experts',
      view.fields.map((_, seat) => expertsOf(view, seat)),
    ),
    rowOf(
      'end.footprint',
      'footprint',
      view.fields.map((field, seat) => footprintOf(view, field, seat)),
    ),
  ]);
}

const rowOf = (rule: string, row: string, reasons: readonly (readonly Reason[])[]): ScoreRow<Reason> => ({
  rule,
  row,
  by: reasons.map((own) => own.reduce((sum, { points }) => sum + (points ?? 0), 0)),
  reasons: reasons.flat(),
});

const fairiesOf = ({ fairies }: FieldView, seat: number): Reason[] =>
  KINDS.flatMap((kind) => {
    if (fairies[kind] === NO_DOMINO) return [];
    return [{ rule: 'end.fairies', side: seat, points: POINTS[kind] ?? 0, things: [fairyThing(kind)], data: { kind } }];
  });

function expertsOf({ ranks, earned }: View, seat: number): Reason[] {
  return EXPERTS.flatMap(({ points }, set) => {
    const rank = ranks[set]?.[seat] ?? NO_RANK;
    if (rank === NO_RANK) return [];
    const sharers = (ranks[set] ?? []).filter((other) => other === rank).length;
    const rule = sharers > 1 ? 'expert.tie' : 'expert.sets';
    const data = { set, round: earned[set]?.[seat] ?? 0, sharers };
    return [{ rule, side: seat, points: points[rank] ?? 0, things: [expertThing(set)], data }];
  });
}

function footprintOf({ footprints }: View, field: FieldView, seat: number): Reason[] {
  if (field.footprint < 0) return [];
  const footprint = footprints[seat] ?? 0;
  const cells = tracked(fieldOf(field), footprint);
  const things = [footprintThing(footprint), ...cells.map((cell) => cellThing(seat, cell))];
  return [{ rule: 'end.footprint', side: seat, points: cells.length, things, data: { footprint } }];
}
