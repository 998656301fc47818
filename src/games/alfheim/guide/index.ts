import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { script } from './script.ts';
import { LEARNER, PARTNER } from './telling.ts';

/** Six calls in seven rounds: porridge instead of honey brings a Fairy, the third Nisse a Tomte that wants what comes next, and three honeys the King. */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: {}, first: LEARNER },
  seed: 2874,
  learner: LEARNER,
  partners: { [PARTNER]: { en: 'Runa', ja: 'ルナ' } },
  company: {},
  script,
};
