import { expect, test } from 'vitest';
import { BACKS, kindOfMark, MOON, SUN } from './cards.ts';
import { cellAt } from './grid.ts';
import { kindsOf, positionOf } from './sample.ts';
import { whereIs } from './where.ts';

const [S1 = 0] = kindsOf('S1');
const grid = positionOf(['. m- S1', '. *ring S2', '. M1 M1']).grid;
const where = (east: number, south: number, card = S1) => whereIs(grid, cellAt(east, south), card);

test('a place is told from the start card, from a Cotton or from the only card of its kind beside it', () => {
  expect(where(-1, 0)).toEqual({ is: 'beside', card: kindOfMark('*ring'), way: 'W' });
  expect(where(0, -2)).toEqual({ is: 'beside', card: kindOfMark('m-'), way: 'N' });
  expect(where(2, 0)).toEqual({ is: 'beside', card: kindOfMark('S2'), way: 'E' });
});

test('an edge comes before a corner, and a plain card has no corners', () => {
  expect(where(-1, -1)).toEqual({ is: 'beside', card: kindOfMark('m-'), way: 'W' });
  expect(where(-1, 1)).toEqual({ is: 'beside', card: kindOfMark('*ring'), way: 'SW' });
});

test('a card that another one looks like tells nothing, nor one like that which is placed', () => {
  expect(where(0, 2)).toEqual({ is: 'away', east: 0, south: 2 });
  expect(where(2, -1, kindOfMark('M2'))).toEqual({ is: 'beside', card: S1, way: 'E' });
  expect(where(2, -1)).toEqual({ is: 'away', east: 2, south: -1 });
});

test('backs tell nothing', () => {
  const dark = positionOf(['*ring']).grid;
  for (const [east, side] of [SUN, MOON].entries()) dark[cellAt(east + 1, 0)] = BACKS[side] ?? 0;
  expect(whereIs(dark, cellAt(3, 0), S1)).toEqual({ is: 'away', east: 3, south: 0 });
});

test('the last free place is told as such', () => {
  const row = 'S1 M1 S1 M1 S1';
  const full = positionOf([row, row, '*ring M1 S1 M1 S1', row, 'S1 M1 S1 M1 .']).grid;
  expect(whereIs(full, cellAt(4, 2), S1)).toEqual({ is: 'last' });
});
