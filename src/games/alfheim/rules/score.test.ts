import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { KindName } from './fairies.ts';
import { record } from './index.ts';
import { asks, DONE, moves, REFUSE, why } from './moves.ts';
import { callOf, dealt, fieldFrom, playAll, playOn, positionOf, rng, withFairy } from './sample.ts';
import { expertPoints, sheet, totals, winners } from './sheet.ts';
import { type Field, ROUNDS, type State } from './state.ts';
import { view } from './view.ts';

const ROYALS: readonly KindName[] = ['king', 'queen'];
const FAIRIES: readonly KindName[] = ['fairy1', 'fairy2', 'fairy3'];

/** Far away from the clues, so that nothing is in the way. */
function give(state: State, seat: number, names: readonly KindName[]): void {
  const field = state.fields[seat] as Field;
  for (const [at, name] of names.entries()) withFairy(field, name, 10, 2 * at - 6, 11, 2 * at - 6);
}

/** Ends the round with no further call. */
function endRound(state: State): ReturnType<typeof playAll> {
  const told: ReturnType<typeof playAll> = [];
  const { round } = state;
  while (state.round === round && asks(state).length > 0) {
    const [first = DONE] = moves(state, state.turn);
    told.push(...playAll(state, state.step === 'call' ? DONE : first));
  }
  return told;
}

rule('expert.sets', 'who completes a set takes its best card left, one of each set', () => {
  const state = dealt(3);
  give(state, 1, [...ROYALS, ...FAIRIES]);
  const told = endRound(state).filter(({ is }) => is === 'expert');
  expect(told).toEqual([
    { is: 'expert', set: 0, seats: [1], points: 8 },
    { is: 'expert', set: 1, seats: [1], points: 7 },
  ]);
  give(state, 0, ROYALS);
  endRound(state);
  expect([0, 1, 2].map((seat) => expertPoints(state.earned, seat))).toEqual([6, 15, 0]);
  endRound(state);
  expect([0, 1, 2].map((seat) => expertPoints(state.earned, seat))).toEqual([6, 15, 0]);
  expect(record(state).experts).toEqual({
    kingAndQueen: [
      [1, 1],
      [0, 2],
    ],
    threeFairies: [[1, 1]],
    tomte: [],
  });
});

rule('expert.tie', 'all who complete it in one round score the best card left and use up one each', () => {
  const state = dealt(5);
  give(state, 2, ROYALS);
  give(state, 4, ROYALS);
  expect(endRound(state)).toContainEqual({ is: 'expert', set: 0, seats: [2, 4], points: 8 });
  give(state, 0, ROYALS);
  give(state, 1, ROYALS);
  give(state, 3, ROYALS);
  expect(endRound(state)).toContainEqual({ is: 'expert', set: 0, seats: [0, 1, 3], points: 4 });
  const tie = sheet(view(state, 'onlooker')).rows[1]?.reasons.filter(({ rule: of }) => of === 'expert.tie');
  expect(tie).toHaveLength(5);
});

rule('house.settled', 'experts are settled when the round ends, the eleventh too', () => {
  const state = dealt(2);
  playOn(state, rng(), ROUNDS);
  expect(state.earned[0][0]).toBeNull();
  (state.fields[0] as Field).kinds |= 3;
  expect(state.earned[0][0]).toBeNull();
  endRound(state);
  expect(asks(state)).toEqual([]);
  expect(state.earned[0][0]).toEqual({ rank: 0, round: ROUNDS });
});

rule('end.rounds', 'after eleven rounds nobody is asked any more', () => {
  const state = playOn(dealt(2), rng());
  expect(state.round).toBe(ROUNDS);
  expect(asks(state)).toEqual([]);
  expect(moves(state, 0)).toEqual([]);
  expect(why(view(state, 'onlooker'), 0, REFUSE)).toEqual({ is: 'refused', rule: 'end.rounds' });
});

rule('end.fairies', 'fairies count their points and experts theirs', () => {
  const state = dealt(2);
  give(state, 0, ['king', 'nisse1', 'fairy2', 'tomte']);
  expect(totals(state)).toEqual([6 + 2 + 3 + 5, 0]);
  const [fairies] = sheet(view(state, 'onlooker')).rows;
  expect(fairies).toMatchObject({ row: 'fairies', by: [16, 0] });
  expect(fairies?.reasons.map(({ points }) => points)).toEqual([6, 3, 2, 5]);
});

rule('end.footprint', 'each clue beside the own footprint of one of its kinds is worth a point', () => {
  const state = positionOf(fieldFrom('.A.', 'B*C', '.B.'), { round: 8 });
  state.footprints = [0, 1, 2, 3, 4, 5];
  expect(totals(state)[0]).toBe(3);
  state.footprints = [1, 0, 2, 3, 4, 5];
  expect(totals(state)[0]).toBe(3);
  state.footprints = [3, 0, 1, 2, 4, 5];
  expect(totals(state)[0]).toBe(0);
  state.footprints = [2, 0, 1, 3, 4, 5];
  const [, , row] = sheet(view(state, 'onlooker')).rows;
  expect(row).toMatchObject({ row: 'footprint', by: [1, 0] });
  expect(row?.reasons[0]?.things).toEqual(['footprint:CD', 'cell:0/2,1']);
});

rule('end.most', 'most points win, and those with equally many share the victory', () => {
  expect(winners([3, 9, 4])).toEqual([1]);
  expect(winners([9, 3, 9])).toEqual([0, 2]);
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  expect(winners(totals(state))).toEqual([0, 1]);
  playAll(state, callOf('nisse1', -1, 0, -1, 1));
  expect(winners(totals(state))).toEqual([0]);
});
