import { expect, test } from 'vitest';
import { stepTo } from './walk.ts';

const grid = { rows: 2, columns: 3 };

test('arrows walk to the neighbour and stop at the edge', () => {
  expect(stepTo('ArrowRight', 0, grid)).toBe(1);
  expect(stepTo('ArrowRight', 2, grid)).toBe(-1);
  expect(stepTo('ArrowDown', 1, grid)).toBe(4);
  expect(stepTo('ArrowUp', 1, grid)).toBe(-1);
  expect(stepTo('ArrowLeft', 3, grid)).toBe(-1);
});

test('Home and End walk to the ends of the row, and other keys nowhere', () => {
  expect(stepTo('Home', 4, grid)).toBe(3);
  expect(stepTo('End', 4, grid)).toBe(5);
  expect(stepTo('a', 4, grid)).toBe(-1);
});
