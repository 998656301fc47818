import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { gridOf, record } from './forest.ts';
import { dealt, playOn, positionOf } from './sample.ts';

test('the record writes the forest north first, with a dot where no card lies', () => {
  expect(record(positionOf(['. S1 .', 'm\\ *ring s|', '. M2 S2']))).toEqual({
    variant: 'standard',
    forest: [
      ['.', 'S1', '.'],
      ['m\\', '*ring', 's|'],
      ['.', 'M2', 'S2'],
    ],
  });
});

test('a mark that no card has is refused, and not read as an empty place', () => {
  expect(() => gridOf([['*ring', 'S3', '.']])).toThrow('"S3"');
});

test('a whole forest is five rows of five, and is read back as it was', () => {
  const state = playOn(dealt('dark', 4), new Rng(1, 2, 3));
  const { forest, variant } = record(state);
  expect(variant).toBe('dark');
  expect(forest.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
  expect(gridOf(forest)).toEqual(state.grid);
});
