import { expect, test } from 'vitest';
import { isCounted, isPlayedOut } from './counts.ts';

test('a branch and what was counted early stand in no record; a victory by giving up does, but not with its points', () => {
  const branch = { title: null, playedAt: 0, moves: 3 };
  const conceded = { early: { how: 'conceded', seat: 0 } } as const;
  expect([{}, { branch }, { early: { how: 'counted' } as const }, conceded].map(isCounted)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([{}, conceded].map(isPlayedOut)).toEqual([true, false]);
});
