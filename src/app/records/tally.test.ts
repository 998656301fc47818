import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aya, ended, ko, ren } from '../../tests/invented.ts';
import { halfOf, heapsOf, parted, tallied } from './tally.ts';

describe('a tally', () => {
  test('counts persons and no bots, whoever played most first', () => {
    const outcomes = [ended([ren, ko], [3, 9], [1]), ended([aya, ren], [7, 7], [0, 1]), ended([ko, ren], [2, 8], [1])];
    expect(tallied(outcomes)).toEqual([
      { name: 'Ren', emblem: 'pine', played: 3, points: [3, 7, 8], won: 2, best: 8, average: 6, run: 2, runNow: 0 },
      { name: 'Aya', emblem: 'crane', played: 1, points: [7], won: 1, best: 7, average: 7, run: 1, runNow: 1 },
    ]);
  });

  test('shows the emblem that was worn last', () => {
    const outcomes = [ended([{ ...aya, emblem: 'bell' }], [1], []), ended([aya], [1], [0])];
    expect(tallied(outcomes)).toMatchObject([{ emblem: 'bell', run: 1, runNow: 0 }]);
  });

  test('falls into parts, of those that a person played', () => {
    const outcomes = [ended([aya, ren], [4, 2], [0]), ended([ren], [9], []), ended([ren, aya, ko], [6, 5, 7], [2])];
    const bySeats = (name: string) => parted(outcomes, name, ({ setup }) => setup.seats);
    expect(bySeats('Ren')).toMatchObject([
      [1, { points: [9], won: 0, best: 9, average: 9 }],
      [2, { points: [2] }],
      [3, { points: [6] }],
    ]);
    expect(bySeats('Aya').map(([seats]) => seats)).toEqual([2, 3]);
    expect(bySeats('Ko')).toEqual([]);
  });

  test('counts what was given up as won and lost, and no points of it', () => {
    const early = { how: 'conceded', seat: 0 } as const;
    expect(tallied([{ ...ended([aya, ren], [5, 2], [1]), early }])).toMatchObject([
      { name: 'Aya', played: 1, won: 0, points: [], best: null, average: null },
      { name: 'Ren', played: 1, won: 1, points: [], best: null, average: null },
    ]);
  });

  test('knows nobody where nothing was played', () => expect(tallied([])).toEqual([]));
});

describe('scores', () => {
  test('lie in few heaps of one width, side by side, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 2000 }), { minLength: 1 }), (points) => {
        const heaps = heapsOf(points);
        expect(heaps.length).toBeLessThanOrEqual(10);
        expect(heaps.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
        expect(heaps[0]?.count).toBeGreaterThan(0);
        expect(heaps.at(-1)?.count).toBeGreaterThan(0);
        for (const [index, { from }] of heaps.entries()) expect(from).toBe((heaps[index - 1]?.to ?? from - 1) + 1);
      }),
    );
  });

  test.each([
    [[5], 5],
    [[1, 9], 9],
    [[4, 1, 9], 4],
    [[2, 2, 8, 8], 8],
  ])('%j: half of them are %i or more', (points, half) => expect(halfOf(points)).toBe(half));
});
