import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { LEARNER, RIVAL, script } from './script.ts';

/**
 * Two players, so that fairies are removed as well: violins are popular, pianist and harpist want them, a composer is in
 * the first hand, and the other has more violins and trumpeters than can be taken from it on the way.
 */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { randomCards: 'off' } },
  seed: 211524,
  learner: LEARNER,
  partners: {},
  company: { [RIVAL]: { en: 'Ren', ja: 'レン' } },
  script,
};
