import { expect, test } from 'vitest';
import { cellAt } from './grid.ts';
import { whereIs } from './where.ts';

const where = (east: number, south: number) => whereIs(cellAt(east, south));

test('next to the start card a place is told by the direction', () => {
  expect(where(-1, 0)).toEqual({ is: 'beside', way: 'W' });
  expect(where(-1, -1)).toEqual({ is: 'beside', way: 'NW' });
});

test('farther off it is told by steps from there', () => {
  expect(where(0, -2)).toEqual({ is: 'away', east: 0, south: -2 });
  expect(where(2, 0)).toEqual({ is: 'away', east: 2, south: 0 });
  expect(where(-1, -2)).toEqual({ is: 'away', east: -1, south: -2 });
});
