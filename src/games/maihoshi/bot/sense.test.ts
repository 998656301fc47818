import { expect, test } from 'vitest';
import { choose, type Level } from '../../../bots/level.ts';
import type { AnyMove, AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { game } from '../rules/index.ts';
import { act, positionOf } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { knowledge, levels } from './index.ts';

const TRIES = 8;
const STRONGEST = levels[levels.length - 1] ?? { iterations: 0, noise: 0 };

/** What seat 0 does with it in so many tries. */
function choices(state: State, level: Level): AnyMove[] {
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: state.hands.length };
  return Array.from({ length: TRIES }, (_, seed) => choose(question, level, rngFor(seed, 1)));
}

test.each(levels)('$iterations iterations: an effect that would cost the own Heir does not', (level) => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'yukishiro'],
    hands: ['suri-red kuge', 'chokushi', 'sadou'],
    guests: ['wakadanna-red', 'kamiyui-blue ohdana-blue', 'kamiyui-green'],
  });
  act(state, 'guest suri-red');
  const chosen = choices(state, level);
  expect(chosen).not.toContainEqual({ do: 'target', seat: 0 });
  if (level === STRONGEST) expect(chosen).toEqual(chosen.map(() => ({ do: 'target', seat: 1 })));
});

test.each(levels)('$iterations iterations: nobody closes the own house', (level) => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'yukishiro'],
    hands: ['okappiki-red kuge', 'chokushi', 'sadou'],
  });
  act(state, 'guest okappiki-red');
  expect(choices(state, level)).not.toContainEqual({ do: 'target', seat: 0 });
});

test.each([1, 2])('of two rivals the one who leads is hit: seat %i', (leader) => {
  const rows = { [leader]: 'ohdana-blue hanashika-blue', [3 - leader]: 'dangoya-green dangoya-blue' };
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'yukishiro'],
    hands: ['suri-red kuge', 'chokushi', 'sadou'],
    guests: ['', rows[1] ?? '', rows[2] ?? ''],
  });
  act(state, 'guest suri-red');
  const chosen = choices(state, STRONGEST);
  expect(chosen).toEqual(chosen.map(() => ({ do: 'target', seat: leader })));
});
