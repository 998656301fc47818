import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { EMPTY, FACES, isCotton, kindOfMark, MOON, SUN } from './cards.ts';
import { CELLS, type Cell, cellAt, eastOf, START, STEPS, southOf } from './grid.ts';
import { dealt, forestOf, playOn } from './sample.ts';
import { balance, cottons, heartOf, hearts, winner } from './sheet.ts';

rule('score.near', 'a near icon shows the one card beside it and no further', () => {
  const grid = forestOf('*ring S1 S2');
  expect(balance(grid, START)).toEqual({ suns: 1, moons: 0 });
});

rule('score.near', 'a near icon at the edge of the forest shows nothing', () => {
  expect(balance(forestOf('*ring'), START)).toEqual({ suns: 0, moons: 0 });
});

rule('score.ray', 'a ray shows every card to the edge of the forest, and no card blocks it', () => {
  const grid = forestOf('*cross S1 m| S2 M1');
  expect(balance(grid, START)).toEqual({ suns: 4, moons: 1 });
});

rule('score.alone', 'a Cotton counts its own symbol and is judged by itself', () => {
  const grid = forestOf('. . *ring', 's- M1 S1');
  expect(balance(grid, cellAt(-2, 1))).toEqual({ suns: 1, moons: 2 });
  expect(balance(grid, START)).toEqual({ suns: 1, moons: 1 });
});

rule('score.majority', 'more suns give Sun the heart, more moons give it to Moon, equal ones to nobody', () => {
  expect(heartOf({ suns: 2, moons: 1 })).toBe(SUN);
  expect(heartOf({ suns: 1, moons: 3 })).toBe(MOON);
  expect(heartOf({ suns: 2, moons: 2 })).toBeNull();
});

rule('score.most', 'most hearts win', () => {
  expect(winner([5, 3])).toBe(SUN);
  expect(winner([3, 6])).toBe(MOON);
});

rule('house.draw', 'equal hearts are a draw', () => {
  expect(winner([4, 4])).toBeNull();
});

const EXAMPLES: readonly (readonly string[])[] = [
  ['S1 m\\ m| s| s/', 'S1 M1 M1 M1 s\\', 'm/ S1 M1 S1 S2', 'S1 S2 M2 M2 *ring', 'M1 M1 S1 m- s-'],
  ['S2 m\\ m| s| M1', 'S2 S1 M1 m/ s\\', 's/ M1 s- m- S1', 'S1 S1 M2 M1 *ring', 'M2 M1 S1 M2 S2'],
];
const NUMBERED: readonly (readonly (readonly [column: number, row: number])[])[] = [
  [
    [4, 3],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 1],
    [0, 2],
    [3, 4],
    [4, 4],
  ],
  [
    [4, 3],
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [4, 1],
    [0, 2],
    [2, 2],
    [3, 2],
  ],
];

test.each([0, 1])('example board %i scores as in the rules, Cotton by Cotton', (board) => {
  const grid = forestOf(...(EXAMPLES[board] ?? []));
  const counts = NUMBERED[board]?.map(([column, row]) => {
    const { suns, moons } = balance(grid, cellAt(column - 4, row - 3));
    return `${suns}:${moons}`;
  });
  expect(counts).toEqual(['4:3', '2:1', '2:4', '2:4', '2:4', '0:2', '2:1', '2:3', '2:3']);
  expect(hearts(grid)).toEqual([3, 6]);
});

/** The rule word for word: for each Cotton, walk every icon card by card. */
function literalHearts(grid: readonly number[]): [number, number] {
  const won: [number, number] = [0, 0];
  const kindAt = (x: number, y: number): number | undefined =>
    Math.abs(x) > 4 || Math.abs(y) > 4 ? undefined : grid[cellAt(x, y)];
  for (let cell: Cell = 0; cell < CELLS; cell++) {
    const face = FACES[grid[cell] as number];
    if (!face || face.near.length + face.rays.length === 0) continue;
    let lead = face.suns - face.moons;
    const add = (kind: number | undefined): void => {
      const seen = kind === undefined || kind === EMPTY ? undefined : FACES[kind];
      if (seen) lead += seen.suns - seen.moons;
    };
    for (const towards of face.near) add(kindAt(eastOf(cell) + STEPS[towards][0], southOf(cell) + STEPS[towards][1]));
    for (const towards of face.rays)
      for (let far = 1; far < 9; far++)
        add(kindAt(eastOf(cell) + far * STEPS[towards][0], southOf(cell) + far * STEPS[towards][1]));
    if (lead > 0) won[0]++;
    if (lead < 0) won[1]++;
  }
  return won;
}

test('hearts of random forests are those of a slow count by the letter', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 24 }), (seed, count) => {
      const { grid } = playOn(dealt('free', seed), new Rng(seed, 5, 6), count);
      expect(hearts(grid)).toEqual(literalHearts(grid));
    }),
  );
});

test('a full forest has nine Cottons and hands out at most nine hearts', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { grid } = playOn(dealt('standard', seed), new Rng(seed, 1, 1));
    expect(cottons(grid)).toHaveLength(9);
    const [suns, moons] = hearts(grid);
    expect(suns + moons).toBeLessThanOrEqual(9);
  }
});

test('a card face down is no Cotton', () => {
  expect(isCotton(FACES.length)).toBe(false);
  expect(isCotton(kindOfMark('s|'))).toBe(true);
});
