import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/move.ts';
import { script } from './script.ts';
import { LEARNER, NAO } from './seats.ts';

/**
 * A quest before the learner's portal that a gem solves, the card for which one quest is enough, dice that bring what a
 * power-up, a delivery and pies need, a cannon among the first three tiles, and a spell of three for the fight.
 */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { evenSeats: 'off' }, first: LEARNER },
  seed: 193734080,
  learner: LEARNER,
  partners: { [NAO]: { en: 'Nao', ja: 'ナオ' } },
  company: {},
  script,
};
