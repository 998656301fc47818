import { expect, test } from 'vitest';
import { offeredIn } from '../../offered.ts';
import { MOVE } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/move.ts';
import { top, type View } from '../rules/state.ts';
import { claimable } from '../rules/trophies.ts';
import { risky } from './risky.ts';

test('a button begins a Move, pays, mixes and leaves off at the first tap, and nothing else', () => {
  const atOnce = new Set<string>();
  for (const { view, move } of offeredIn(game)) {
    const [land, made] = [view as unknown as View, move as unknown as Move];
    if (!risky(made, land)) atOnce.add(`${top(land)?.step}: ${made.do}${made.do === 'act' ? ` ${made.space}` : ''}`);
  }
  expect([...atOnce].sort()).toEqual([
    `action: act ${MOVE}`,
    'after: pass',
    'end: pass',
    'mix: mix',
    'move: pass',
    'pay: take',
  ]);
});

test('to end a turn asks exactly where a trophy is left that the table can see, until the last turns', () => {
  const ends = { asked: 0, atOnce: 0 };
  for (const { view, move } of offeredIn(game)) {
    const [land, made] = [view as unknown as View, move as unknown as Move];
    if (made.do !== 'pass' || top(land)?.step !== 'end' || land.last !== null) continue;
    const isLeft = claimable(land).length > 0;
    if (isLeft) expect(risky(made, land)).toBe(true);
    ends[risky(made, land) ? 'asked' : 'atOnce']++;
  }
  expect(ends.asked).toBeGreaterThan(10);
  expect(ends.atOnce).toBeGreaterThan(10);
});
