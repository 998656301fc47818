import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/moves.ts';
import { LEARNER, LEFT, RIGHT, script } from './script.ts';

/**
 * Hiougi with a Thief-taker who is one short, publicity that brings him in, a red Storyteller for her dance, and two
 * green cards to introduce. Whom the Thief-taker is sent to has one of his own, and the other none within reach: nobody
 * can close the learner's house before the guest has come.
 */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { geisha: 'dealt', tokens: 'secret' }, first: LEARNER },
  seed: 782327,
  learner: LEARNER,
  partners: {},
  company: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};
