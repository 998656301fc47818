import { expect, test } from 'vitest';
import { offeredIn } from '../../fixtures.ts';
import { game } from '../rules/index.ts';
import type { Move, View } from '../rules/state.ts';
import { risky } from './index.tsx';

test('to keep cards and their order is made at the first tap, but for the dark forest', () => {
  const atOnce = new Set<string>();
  for (const { view, move } of offeredIn(game)) {
    const [forest, made] = [view as unknown as View, move as unknown as Move];
    if (!risky(made, forest)) atOnce.add(`${forest.variant}: ${JSON.stringify(made)}`);
  }
  expect([...atOnce].sort()).toEqual([
    'forked: {"exchange":[]}',
    'standard: {"exchange":[]}',
    'standard: {"order":[0,1,2]}',
  ]);
});
