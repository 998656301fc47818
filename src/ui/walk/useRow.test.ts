import { expect, test } from 'vitest';
import { stepInRow } from './lattice.ts';

test('arrows go to the neighbour and stop at the ends', () => {
  expect(['ArrowLeft', 'ArrowRight'].map((key) => stepInRow(key, 1, 4))).toEqual([0, 2]);
  expect(stepInRow('ArrowLeft', 0, 4)).toBe(-1);
  expect(stepInRow('ArrowRight', 3, 4)).toBe(-1);
});

test('Home and End go to the ends, and nowhere from there', () => {
  expect(['Home', 'End'].map((key) => stepInRow(key, 1, 4))).toEqual([0, 3]);
  expect([stepInRow('Home', 0, 4), stepInRow('End', 3, 4)]).toEqual([-1, -1]);
});

test('other keys, and a row of nothing, lead nowhere', () => {
  expect(['a', 'Tab', 'ArrowUp', 'constructor'].map((key) => stepInRow(key, 1, 4))).toEqual([-1, -1, -1, -1]);
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => stepInRow(key, -1, 0))).toEqual([-1, -1, -1, -1]);
});
