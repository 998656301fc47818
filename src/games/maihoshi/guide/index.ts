import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/moves.ts';
import { LEARNER, LEFT, RIGHT, script } from './script.ts';

/**
 * Yukishiro with a Thief-taker who is one short, publicity that brings him and a Storyteller in, and a Fencing Master for her
 * ability, who is one short again.
 */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { geisha: 'dealt', tokens: 'secret' }, first: LEARNER },
  seed: 251304,
  learner: LEARNER,
  partners: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};
