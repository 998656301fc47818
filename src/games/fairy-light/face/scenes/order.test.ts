import { expect, test } from 'vitest';
import { placesOf } from './deal.tsx';

test('each card comes from where it lay, and equal cards do not cross', () => {
  expect(placesOf([10, 11, 12], [12, 10, 11])).toEqual([2, 0, 1]);
  expect(placesOf([14, 14, 10], [10, 14, 14])).toEqual([2, 0, 1]);
  expect(placesOf([14, 14, 14], [14, 14, 14])).toEqual([0, 1, 2]);
});
