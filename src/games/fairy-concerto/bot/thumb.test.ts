import { expect, test } from 'vitest';
import type { AnyView } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { countsOf, kindOf } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { dealt, staged } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { knowledge, players } from './index.ts';

test('by rules of thumb the fairy joins who makes a set whole', () => {
  const stage = {
    popular: 'C',
    soloist: 'widest',
    pianist: 'TD',
    harpist: 'VH',
    orchestras: ['HDDC', '', ''],
  } as const;
  const state = staged(dealt(3), stage);
  Object.assign(state, { dealt: [[], [], []], hands: ['TDHC', 'TDHC', 'TDHC'].map(countsOf) });
  const question = { game, knowledge, view: view(state, 0) as unknown as AnyView, seat: 0, seats: 3 };
  expect(players.thumb(question, rngFor(1, 1))).toEqual({ take: [kindOf('T')] });
});
