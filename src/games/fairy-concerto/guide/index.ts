import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { LEARNER, LEFT, RIGHT, script } from './script.ts';

/**
 * The draft of three: violins are popular, pianist and harpist want them, a composer is in the first hand, and the two
 * hands that come next have more violins than can be taken from them on the way.
 */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { randomCards: 'off' } },
  seed: 6661704,
  learner: LEARNER,
  partners: {},
  company: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};
