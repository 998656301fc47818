import { expect, test } from 'vitest';
import { choose } from '../../../bots/level.ts';
import type { AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { game } from '../rules/index.ts';
import { act, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { knowledge, levels } from './index.ts';

const TRIES = 8;

test.each(levels.slice(1))('$iterations iterations: an effect that would cost the own Heir goes to a rival', (level) => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'yukishiro'],
    hands: ['suri-red kuge', 'chokushi', 'sadou'],
    guests: ['wakadanna-red', 'kamiyui-blue ohdana-blue', 'kamiyui-green'],
  });
  act(state, 'guest suri-red');
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: 3 };
  const chosen = Array.from({ length: TRIES }, (_, seed) => choose(question, level, rngFor(seed, 1)));
  expect(chosen).toEqual(chosen.map(() => ({ do: 'target', seat: 1 })));
});
