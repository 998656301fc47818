import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/move.ts';
import { script } from './script.ts';
import { LEARNER, NAO } from './seats.ts';

/**
 * A quest before the learner's portal that a gem solves, the card for which one quest is enough, and a rival who is near
 * enough to attack at once.
 */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { evenSeats: 'off' }, first: LEARNER },
  seed: 193734080,
  learner: LEARNER,
  partners: { [NAO]: { en: 'Nao', ja: 'ナオ' } },
  script,
};
