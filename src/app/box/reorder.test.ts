import { expect, test } from 'vitest';
import { shiftOf, slotUnder } from './useReorder.ts';

/** A person, two bots with a row for their strength, a person. */
const rows = [52, 100, 100, 52].map((height, at, all) => ({
  top: all.slice(0, at).reduce((sum, each) => sum + each, 0),
  height,
}));

test.each([
  ['a little', 0, 40, 0],
  ['past the middle of the next', 0, 60, 1],
  ['past all', 0, 400, 3],
  ['up a little', 3, -40, 3],
  ['up past the middle of the one before', 3, -60, 2],
  ['up past all', 3, -400, 0],
  ['a tall one down past a low one', 2, 30, 3],
])('pulled %s', (_, from, pulledPx, to) => expect(slotUnder(from, rows, pulledPx)).toBe(to));

test('whatever is passed makes way by the height of the pulled row, and nothing else moves', () => {
  const shifts = (from: number, pulledPx: number): number[] => rows.map((_, at) => shiftOf(at, from, rows, pulledPx));
  expect(shifts(0, 160)).toEqual([160, -52, -52, 0]);
  expect(shifts(2, -110)).toEqual([0, 100, -110, 0]);
  expect(shifts(1, 0)).toEqual([0, 0, 0, 0]);
});
