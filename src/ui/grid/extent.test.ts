import { expect, test } from 'vitest';
import { boardOf, boxOf, rowsOf } from './Grid.tsx';

const spot = (column: number, row: number) => ({ column, row });

test('squares lie side by side, on every side of the first one', () => {
  const spots = [spot(0, 0), spot(-2, 0), spot(1, 3)];
  expect(boxOf('square', spot(-2, 1), 50)).toEqual({ left: -100, top: 50, width: 50, height: 50 });
  expect(boardOf('square', spots, 50)).toEqual({ left: -100, top: 0, width: 200, height: 200 });
});

test('hexes of one row touch, and the points of the next row reach between them', () => {
  const here = boxOf('hex', spot(0, 0), 60);
  const below = boxOf('hex', spot(0, 1), 60);
  expect(boxOf('hex', spot(1, 0), 60).left).toBe(here.left + here.width);
  expect(below.left).toBe(here.left + 30);
  expect(below.top - here.top).toBeCloseTo(here.height * 0.75);
});

test('a board of nothing has no size', () => {
  expect(boardOf('hex', [], 60)).toEqual({ left: 0, top: 0, width: 0, height: 0 });
});

test('rows are read from the top, each from the left', () => {
  const cells = [spot(2, 1), spot(0, -1), spot(-1, 1)];
  expect(rowsOf(cells, (cell) => cell)).toEqual([[spot(0, -1)], [spot(-1, 1), spot(2, 1)]]);
});
