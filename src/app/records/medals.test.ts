import { expect, test } from 'vitest';
import type { Sitter } from '../../engine/log.ts';
import type { Outcome } from '../../saves/format.ts';
import { aya, ended, ko, ren } from '../../tests/invented.ts';
import type { Targets } from '../../words/records.ts';
import { medalsBy, medalsOf, rungsOf } from './Medal.tsx';

const targets: Targets = { level: 3, leads: [1, 5, 10], ladder: { option: 'rival', values: ['mild', 'stern'] } };
const bot = (level: number): Sitter => ({ ...ko, kind: 'bot', level });

test('a victory over bots of the level brings medals by its lead, and nothing else does', () => {
  const by = (points: readonly [number, number], other: Sitter = bot(3)): number =>
    medalsBy(ended([aya, other], points, points[0] > points[1] ? [0] : [1]), 0, targets);
  expect([by([11, 10]), by([15, 10]), by([20, 10], bot(5)), by([10, 11])]).toEqual([1, 2, 3, 0]);
  expect([by([20, 10], bot(2)), by([20, 10], ren)]).toEqual([0, 0]);
  const givenUp: Outcome = { ...ended([aya, bot(3)], [20, 10], [0]), early: { how: 'conceded', seat: 1 } };
  expect(medalsBy(givenUp, 0, targets)).toBe(0);
});

test('the best of all ends counts, wherever the person sat', () => {
  const outcomes = [ended([aya, bot(3)], [11, 10], [0]), ended([bot(4), aya], [2, 9], [1])];
  expect(medalsOf(outcomes, 'Aya', targets)).toBe(2);
  expect(medalsOf(outcomes, 'Ren', targets)).toBe(0);
});

test('a rung of the ladder is a rival beaten alone', () => {
  const against = (rival: string, winners: readonly number[]): Outcome => ({
    ...ended([aya], [9, 5], winners),
    setup: { seats: 1, options: { rival } },
  });
  expect(rungsOf([against('stern', [1]), against('mild', [0])], 'Aya', targets)).toEqual(['mild']);
  expect(rungsOf([against('mild', [0])], 'Aya', { level: 3, leads: [1, 2, 3] })).toEqual([]);
});
