import { tapOn } from '../../../words/guide.ts';
import { behindCurtain, HOLDER } from '../../../words/passing.ts';
import { phrase } from '../../../words/phrase.ts';
import type { Move } from '../rules/state.ts';

/** In the dark forest, for in the other three nothing is hidden. */
export const guide = behindCurtain<Move>(
  { setup: { seats: 2, options: { variant: 'dark' }, first: HOLDER }, seed: 24035 },
  { exchange: [0] },
  tapOn(
    'card:sun-falling',
    phrase`In the dark forest your cards are secret. Exchange the one with a moon.`,
    phrase`暗闇の森の手札は秘密です。月のついた1枚を交換します。`,
  ),
);
