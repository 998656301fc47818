import { expect, test } from 'vitest';
import { choose } from '../../../bots/level.ts';
import type { AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { kindOf } from '../rules/fairies.ts';
import { game } from '../rules/index.ts';
import { fieldFrom, positionOf } from '../rules/sample.ts';
import { ROUNDS } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { knowledge, levels } from './index.ts';

const TRIES = 8;

test.each(levels)('$iterations iterations: in the last round whoever can come is called', (level) => {
  const state = positionOf(fieldFrom('ABC'), { round: ROUNDS, costs: { fairy1: 'ABC' } });
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: 2 };
  for (let seed = 0; seed < TRIES; seed++)
    expect(choose(question, level, rngFor(seed, 1))).toMatchObject({ call: kindOf('fairy1') });
});
