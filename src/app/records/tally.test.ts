import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sitter } from '../../engine/log.ts';
import type { Outcome } from '../../saves/outcome.ts';
import { halfOf, heapsOf, tallied } from './tally.ts';

const aya: Sitter = { kind: 'person', name: 'Aya', emblem: 'crane' };
const ren: Sitter = { kind: 'person', name: 'Ren', emblem: 'pine' };
const ko: Sitter = { kind: 'bot', level: 1, name: 'Ko', emblem: 'plum' };

const ended = (sitters: readonly Sitter[], points: readonly number[], winners: readonly number[]): Outcome => ({
  game: 'veil',
  setup: { seats: sitters.length, options: {}, first: 'chance' },
  sitters,
  result: { points, winners },
  endedAt: 0,
});

describe('a tally', () => {
  test('counts persons and no bots, whoever played most first', () => {
    const outcomes = [ended([ren, ko], [3, 9], [1]), ended([aya, ren], [7, 7], [0, 1]), ended([ko, ren], [2, 8], [1])];
    expect(tallied(outcomes)).toEqual([
      { name: 'Ren', emblem: 'pine', played: 3, points: [3, 7, 8], won: 2, best: 8, run: 2, runNow: 0 },
      { name: 'Aya', emblem: 'crane', played: 1, points: [7], won: 1, best: 7, run: 1, runNow: 1 },
    ]);
  });

  test('shows the emblem that was worn last', () => {
    const outcomes = [ended([{ ...aya, emblem: 'bell' }], [1], []), ended([aya], [1], [0])];
    expect(tallied(outcomes)).toMatchObject([{ emblem: 'bell', run: 1, runNow: 0 }]);
  });

  test('counts what was given up as won and lost, and no points of it', () => {
    const early = { how: 'conceded', seat: 0 } as const;
    expect(tallied([{ ...ended([aya, ren], [5, 2], [1]), early }])).toMatchObject([
      { name: 'Aya', played: 1, won: 0, points: [], best: null },
      { name: 'Ren', played: 1, won: 1, points: [], best: null },
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
