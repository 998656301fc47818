import { expect, test } from 'vitest';
import { rewardOf } from './search.ts';

test.each([
  [[5, 5], 0, 0.5],
  [[7, 5], 0, 1],
  [[6, 5], 0, 0.75],
  [[6, 5], 1, 0.25],
  [[0, 90], 0, 0],
  [[3, 9, 8], 1, 0.75],
  [[4], 0, 1],
])('points %j are worth to side %i: %f', (points, side, worth) => {
  expect(rewardOf(points, side, 2)).toBe(worth);
});
