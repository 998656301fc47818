import { expect, test } from 'vitest';
import type { AnyChecks } from '../engine/game.ts';
import { RULES } from '../games/rules.ts';
import { cover, gather, type Recorded } from './gather.ts';

const checksOf = import.meta.glob<AnyChecks>('../games/*/checks.ts', { import: 'checks' });

test('the cover shows all, and leaves out what adds nothing', () => {
  const chosen = cover([recorded(1, 'a', 'b'), recorded(2, 'b', 'c', 'd'), recorded(3, 'c'), recorded(4, 'a', 'b')]);
  expect(chosen.map(({ account }) => account.seed)).toEqual([2, 1]);
});

test('gathering again gathers the same', async () => {
  const [id = '', playable] = Object.entries(RULES)[0] ?? [];
  const game = (await playable?.rules())?.game;
  const checks = await checksOf[`../games/${id}/checks.ts`]?.();
  if (!game || !checks) throw new Error(`no rules or no checks for ${id}`);
  expect(gather(game, checks).recorded).toEqual(gather(game, checks).recorded);
});

const recorded = (seed: number, ...met: readonly string[]): Recorded => ({
  account: {
    game: 'g',
    edition: 1,
    options: {},
    seats: 2,
    first: 0,
    seed,
    log: [],
    sheet: [],
    winners: [],
    table: null,
  },
  met: new Set(met),
});
