import { expect, test } from 'vitest';
import { cellAt } from './grid.ts';
import { positionOf } from './sample.ts';
import { whereIs } from './where.ts';

const grid = positionOf(['. m- S1', '. *ring S2', '. M1 M1']).grid;
const where = (east: number, south: number) => whereIs(grid, cellAt(east, south));

test('next to the start card a place is told by the direction', () => {
  expect(where(-1, 0)).toEqual({ is: 'beside', way: 'W' });
  expect(where(-1, -1)).toEqual({ is: 'beside', way: 'NW' });
});

test('farther off it is told by steps from there, whatever lies beside it', () => {
  expect(where(0, -2)).toEqual({ is: 'away', east: 0, south: -2 });
  expect(where(2, 0)).toEqual({ is: 'away', east: 2, south: 0 });
  expect(where(-1, -2)).toEqual({ is: 'away', east: -1, south: -2 });
});

test('the last free place is told as such', () => {
  const row = 'S1 M1 S1 M1 S1';
  const full = positionOf([row, row, '*ring M1 S1 M1 S1', row, 'S1 M1 S1 M1 .']).grid;
  expect(whereIs(full, cellAt(4, 2))).toEqual({ is: 'last' });
});
