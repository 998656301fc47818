import { expect, test } from 'vitest';
import { BACKS, kindOfMark, MOON, SUN } from './cards.ts';
import { cellAt } from './grid.ts';
import { positionOf } from './sample.ts';
import { whereIs } from './where.ts';

const grid = positionOf(['. m- S1', '. *ring S2', '. M1 M1']).grid;
const where = (east: number, south: number) => whereIs(grid, cellAt(east, south));

test('a place is told from the start card or from a Cotton beside it', () => {
  expect(where(-1, 0)).toEqual({ is: 'beside', card: kindOfMark('*ring'), way: 'W' });
  expect(where(0, -2)).toEqual({ is: 'beside', card: kindOfMark('m-'), way: 'N' });
});

test('an edge comes before a corner', () => {
  expect(where(-1, -1)).toEqual({ is: 'beside', card: kindOfMark('m-'), way: 'W' });
  expect(where(-1, 1)).toEqual({ is: 'beside', card: kindOfMark('*ring'), way: 'SW' });
});

test('a plain card tells nothing: another may lie open that looks like it', () => {
  expect(where(2, 0)).toEqual({ is: 'away', east: 2, south: 0 });
  expect(where(0, 2)).toEqual({ is: 'away', east: 0, south: 2 });
});

test('of corners the start card’s alone are told', () => {
  expect(where(-1, -2)).toEqual({ is: 'away', east: -1, south: -2 });
});

test('nor does a Cotton that looks along a diagonal, but the start card of any look does', () => {
  const slanted = positionOf(['m/ *petal s\\ m|']).grid;
  expect(whereIs(slanted, cellAt(-2, 0))).toEqual({ is: 'away', east: -2, south: 0 });
  expect(whereIs(slanted, cellAt(1, 1))).toEqual({ is: 'beside', card: kindOfMark('*petal'), way: 'SE' });
  expect(whereIs(slanted, cellAt(2, 1))).toEqual({ is: 'beside', card: kindOfMark('m|'), way: 'S' });
});

test('backs tell nothing', () => {
  const dark = positionOf(['*ring']).grid;
  for (const [east, side] of [SUN, MOON].entries()) dark[cellAt(east + 1, 0)] = BACKS[side] ?? 0;
  expect(whereIs(dark, cellAt(3, 0))).toEqual({ is: 'away', east: 3, south: 0 });
});

test('the last free place is told as such', () => {
  const row = 'S1 M1 S1 M1 S1';
  const full = positionOf([row, row, '*ring M1 S1 M1 S1', row, 'S1 M1 S1 M1 .']).grid;
  expect(whereIs(full, cellAt(4, 2))).toEqual({ is: 'last' });
});
