import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { LEARNER, PARTNER, script } from './script.ts';

/** Porridge beside the bread calls a Nisse at once, berries make a row, and refusing the second bread brings the milk for it. */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: {}, first: LEARNER },
  seed: 51569,
  learner: LEARNER,
  partners: { [PARTNER]: { en: 'Runa', ja: 'ルナ' } },
  company: {},
  script,
};
