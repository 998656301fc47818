import { expect, test } from 'vitest';
import type { AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { game } from '../rules/index.ts';
import { positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { knowledge, players } from './index.ts';

test('by rules of thumb the guest comes who brings most', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto'],
    hands: ['dangoya-red hanashika-red kuge', 'chokushi'],
  });
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: 2 };
  expect(players.thumb(question, rngFor(1, 1))).toMatchObject({ do: 'guest', card: state.hands[0]?.[1] });
});
