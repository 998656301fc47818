import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { LEARNER, LEFT, RIGHT, script } from './script.ts';

/** Hornists are popular and on both score cards; a composer is in the first hand, and a violinist comes who makes a pair. */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { randomCards: 'off' } },
  seed: 951,
  learner: LEARNER,
  partners: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};
