import { type ScoreRow, type ScoreSheet, type Seat, summed } from '../../../engine/game.ts';
import { bitOf, bitsOf, type Clue, EXPERTS, FOOTPRINTS, hasKind, KINDS, type Kinds, POINTS, SETS } from './fairies.ts';
import { type Cell, fieldOf, lies, STEPS } from './field.ts';
import type { Expert, Lives, Rule, Tracks } from './ids.ts';
import { cellThing, expertThing, fairyThing, footprintThing } from './ids.ts';
import { cellOf, type Earned, type Field, fieldAt, isClue, type Parts, type State, type View } from './state.ts';

// rule: end.tomte
export function fairyPoints(kinds: Kinds): number {
  let points = 0;
  for (const kind of KINDS) if (hasKind(kinds, kind)) points += POINTS[kind];
  return points;
}

export function expertPoints(earned: State['earned'], seat: Seat): number {
  let points = 0;
  for (const set of SETS) {
    const card = earned[set][seat];
    if (card) points += EXPERTS[set].points[card.rank] ?? 0;
  }
  return points;
}

/** The best card of a set that is left. */
export const nextRank = (earned: readonly (Earned | null)[]): number => earned.filter((card) => card !== null).length;

const KINDS_OF_FOOTPRINT: readonly number[] = FOOTPRINTS.map(bitsOf);

export const suits = (footprint: number, clue: Clue): boolean =>
  isClue(clue) && (bitOf(clue) & (KINDS_OF_FOOTPRINT[footprint] ?? 0)) !== 0;

/** The cells beside the footprint with a clue of one of its kinds. */
export function tracked({ grid, footprint: track }: Pick<Field, 'grid' | 'footprint'>, footprint: number): Cell[] {
  const cell = cellOf(track);
  if (cell === null) return [];
  return STEPS.map((step) => cell + step).filter((beside) => suits(footprint, lies(grid, beside)));
}

type Scoring = Pick<State, 'fields' | 'earned' | 'footprints'>;

const footprintPoints = ({ fields, footprints }: Scoring, seat: Seat): number => {
  const footprint = footprints[seat];
  const { grid, footprint: track } = fieldAt({ fields }, seat);
  const cell = cellOf(track);
  let points = 0;
  if (cell !== null && footprint !== undefined)
    for (const step of STEPS) if (suits(footprint, lies(grid, cell + step))) points++;
  return points;
};

export const partsOf = (state: Scoring, seat: Seat): Parts => ({
  fairies: fairyPoints(fieldAt(state, seat).kinds),
  experts: expertPoints(state.earned, seat),
  footprint: footprintPoints(state, seat),
});

/** As things stand, finished or not. */
export function totals(state: Scoring): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < state.fields.length; seat++) {
    const { fairies, experts, footprint } = partsOf(state, seat);
    points.push(fairies + experts + footprint);
  }
  return points;
}

// rule: end.most
export function winners(points: readonly number[]): Seat[] {
  const most = Math.max(...points);
  const seats: Seat[] = [];
  for (let seat = 0; seat < points.length; seat++) if (points[seat] === most) seats.push(seat);
  return seats;
}

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
