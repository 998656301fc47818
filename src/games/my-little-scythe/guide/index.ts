import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/move.ts';
import { script } from './script.ts';
import { LEARNER, NAO } from './seats.ts';

/**
 * An apple in front of either camp's portal, a kind quest for Nao, and dice that bring the learner what a delivery and
 * a spell need. Nothing in it is asked behind a curtain.
 */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { evenSeats: 'off' }, first: LEARNER },
  seed: 348341,
  learner: LEARNER,
  partners: { [NAO]: { en: 'Nao', ja: 'ナオ' } },
  company: {},
  script,
};
