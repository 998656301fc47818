import { expect, test } from 'vitest';
import { forward, isSeriesOpen, plainRematch } from './wish.ts';

const setup = { seats: 2, options: {} };
const result = { points: [3, 1], winners: [0] };

test('a series goes on until somebody has won two', () => {
  const open = [
    { setup, result },
    { setup, result, series: { won: [0, 1], played: 1 } },
    { setup, result, series: { won: [1, 1], played: 2 } },
    { setup, result, series: { won: [1, 1], played: 2 }, early: { how: 'counted' } as const },
  ].map(isSeriesOpen);
  expect(open).toEqual([false, true, false, true]);
});

test('who says no more gets the same seats and the next to begin, or before the end the same', () => {
  expect(plainRematch({ setup, result })).toEqual({ order: [0, 1], first: 'next', series: false });
  expect(plainRematch({ setup, result: null }).first).toBe('same');
});

test('one comes forward, and the first stays', () => {
  expect([0, 1, 2].map((place) => forward([4, 5, 6], place))).toEqual([
    [4, 5, 6],
    [5, 4, 6],
    [4, 6, 5],
  ]);
});
