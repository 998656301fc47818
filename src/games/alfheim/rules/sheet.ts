import type { ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { summed } from '../../../engine/sheet.ts';
import { EXPERTS, KINDS, POINTS, SETS } from './fairies.ts';
import { fieldOf } from './field.ts';
import type { Rule } from './ids.ts';
import type { Expert, Lives, Tracks } from './reasons.ts';
import { tracked } from './score.ts';
import { cellOf, type View } from './state.ts';
import { cellThing, expertThing, fairyThing, footprintThing } from './things.ts';

const ROWS = ['fairies', 'experts', 'footprint'] as const;
export type Row = (typeof ROWS)[number];
export const isRow = (row: string): row is Row => ROWS.some((each) => each === row);
type Scored = Lives | Expert | Tracks;

/** Points as the fields stand: fairies, experts settled so far, and clues beside the footprint. */
export function sheet(view: View): ScoreSheet<Scored> {
  const rowOf = (row: Row, rule: Rule, reasonsOf: (view: View, seat: Seat) => readonly Scored[]): ScoreRow<Scored> => {
    const reasons = view.fields.map((_, seat) => reasonsOf(view, seat));
    return { rule, row, by: reasons.map(pointsOf), reasons: reasons.flat() };
  };
  return summed(view.fields.length, [
    rowOf('fairies', 'end.fairies', fairiesOf),
    rowOf('experts', 'expert.sets', expertsOf),
    rowOf('footprint', 'end.footprint', footprintOf),
  ]);
}

const pointsOf = (scored: readonly Scored[]): number => scored.reduce((sum, { points }) => sum + points, 0);

const fairiesOf = ({ fields }: View, seat: Seat): Lives[] =>
  KINDS.flatMap((kind) => {
    if ((fields[seat]?.fairies[kind] ?? null) === null) return [];
    const things = [fairyThing(kind)];
    return [{ is: 'lives', rule: 'end.fairies', side: seat, points: POINTS[kind], things, kind }];
  });

const expertsOf = ({ earned }: View, seat: Seat): Expert[] =>
  SETS.flatMap((set) => {
    const card = earned[set][seat];
    if (!card) return [];
    const sharers = earned[set].filter((other) => other?.rank === card.rank).length;
    const rule = sharers > 1 ? 'expert.tie' : 'expert.sets';
    const points = EXPERTS[set].points[card.rank] ?? 0;
    return [{ is: 'expert', rule, side: seat, points, things: [expertThing(set)], set, sharers }];
  });

function footprintOf({ fields, footprints }: View, seat: Seat): Tracks[] {
  const field = fields[seat];
  const footprint = footprints[seat] ?? null;
  if (!field || footprint === null || cellOf(field.footprint) === null) return [];
  const cells = tracked(fieldOf(field), footprint);
  const things = [footprintThing(footprint), ...cells.map((cell) => cellThing(seat, cell))];
  return [{ is: 'tracks', rule: 'end.footprint', side: seat, points: cells.length, things, footprint }];
}
