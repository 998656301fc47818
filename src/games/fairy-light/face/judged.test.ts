import { expect, test } from 'vitest';
import { MOON, SUN } from '../rules/cards.ts';
import { cellAt, START } from '../rules/grid.ts';
import { forestOf } from '../rules/sample.ts';
import { hearts } from '../rules/sheet.ts';
import { downIn, heartsOf, judgedIn } from './judged.ts';

const grid = forestOf('s- M1 *ring S1', 'M2 . . .', '. . . m|');

test('every Cotton shows the cards that it sees, and no empty place', () => {
  const [level, ring, upright] = judgedIn(grid);
  expect(level).toMatchObject({ cell: cellAt(-2, 0), balance: { suns: 1, moons: 2 }, heart: MOON });
  expect(level?.seen).toEqual(new Set([cellAt(-1, 0), START, cellAt(1, 0)]));
  expect(ring?.seen).toEqual(new Set([cellAt(-1, 0), cellAt(1, 0)]));
  expect(ring?.heart).toBeNull();
  expect(upright).toMatchObject({ balance: { suns: 2, moons: 0 }, heart: SUN });
});

test('the hearts of all who were judged are those of the score, and of none there are none', () => {
  const judged = judgedIn(grid);
  expect(heartsOf(judged)).toEqual(hearts(grid));
  expect(heartsOf(judged.slice(0, 1))).toEqual([0, 1]);
  expect(heartsOf([])).toEqual([0, 0]);
});

test('in the dark all but the start card lie face down, row by row', () => {
  const down = downIn(grid);
  expect(down).toHaveLength(5);
  expect(down).not.toContain(START);
  expect(down).toEqual([...down].sort((one, other) => one - other));
});
