import { expect, test } from 'vitest';
import { rngFor } from '../../../engine/rng.ts';
import { offeredIn } from '../../fixtures.ts';
import { leftToPlace } from '../rules/hexes.ts';
import { game } from '../rules/index.ts';
import { MOVE } from '../rules/mat.ts';
import type { Move } from '../rules/move.ts';
import { top, type View } from '../rules/state.ts';
import { claimable } from '../rules/trophies.ts';
import { risky } from './index.tsx';

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

/** What one tap on the map makes on the way to what it chooses. */
function isOnTheWay({ do: verb }: Move, land: View): boolean {
  const step = top(land)?.step;
  if (step === 'seek') return verb === 'put' && leftToPlace(land) > 1;
  return (step === 'move' && verb === 'pick') || (step === 'route' && verb === 'take');
}

test('what a tap on the map makes on its way is news to nobody', () => {
  let [made, news] = [0, 0];
  for (const { state, view, seat, move, seed } of offeredIn(game)) {
    if (!isOnTheWay(move as unknown as Move, view as unknown as View)) continue;
    made++;
    game.play(game.copy(state), seat, move, rngFor(seed, 0), (_event, _to, learnt = 'all') => {
      if (learnt !== 'none' && learnt.length > 0) news++;
    });
  }
  expect(made).toBeGreaterThan(1000);
  expect(news).toBe(0);
});
