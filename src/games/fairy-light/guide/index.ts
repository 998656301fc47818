import type { Guide } from '../../../words/guide.ts';
import { MOON, SUN } from '../rules/cards.ts';
import type { Move } from '../rules/state.ts';
import { script } from './script.ts';

/** Sun opens with a cat worth giving back and finds two suns for it; Moon has what it takes to answer. */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { variant: 'standard' }, first: SUN },
  seed: 24034,
  learner: SUN,
  partners: { [MOON]: { en: 'Kuro', ja: 'クロ' } },
  script,
};
