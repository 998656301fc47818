import type { Guide } from '../../../words/guide.ts';
import type { Move } from '../rules/state.ts';
import { LEARNER, script } from './script.ts';

/** Alone against Bach: violins are popular, pianist, harpist and both score cards want them, and a composer comes early. */
export const guide: Guide<Move> = {
  setup: { seats: 1, options: { randomCards: 'off' }, first: LEARNER },
  seed: 146456,
  learner: LEARNER,
  partners: {},
  script,
};
