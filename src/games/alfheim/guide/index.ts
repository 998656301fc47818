import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { script } from './script.ts';
import { LEARNER, PARTNER } from './telling.ts';

/** Three calls in three rounds: porridge instead of honey brings a Fairy, and milk beside it a second Nisse. */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: {}, first: LEARNER },
  seed: 2874,
  learner: LEARNER,
  partners: { [PARTNER]: { en: 'Runa', ja: 'ルナ' } },
  script,
};
