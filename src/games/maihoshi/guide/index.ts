import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/moves.ts';
import { LEARNER, LEFT, RIGHT, script } from './script.ts';

/**
 * Yukishiro with a Thief-taker who is one short, publicity that brings him and a Storyteller in, a Fencing Master for her
 * ability, who is one short again, and two Storytellers of other colours to introduce. Nobody can close the learner's
 * house, or take from its publicity, before the guest has come.
 */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { geisha: 'dealt', tokens: 'secret' }, first: LEARNER },
  seed: 251304,
  learner: LEARNER,
  partners: {},
  company: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};
