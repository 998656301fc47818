import { at } from '../../../engine/lists.ts';
import { CARDS, type Kind } from './cards.ts';
import type { Step } from './state.ts';

// Steps are frozen and made once: a copy of a state may share them.

const frozen = (step: Step): Step => Object.freeze(step);
const MOST_DONE = 2;
const EFFECT_STEPS = CARDS.map((_, card) =>
  Array.from({ length: MOST_DONE }, (_, done) => frozen({ is: 'effect', card, done })),
);

export const effectStep = (card: Kind, done = 0): Step => at(at(EFFECT_STEPS, card), done);
export const LISTEN = frozen({ is: 'listen' });
export const DISCARD_ONE = frozen({ is: 'discard' });
export const LOOK = frozen({ is: 'look' });
export const BURY_BOTH = frozen({ is: 'bury' });
export const SECOND = frozen({ is: 'second' });
/** By how many cards were drawn. */
export const PLACE_ONE = [0, 1, 2].map((drew) => frozen({ is: 'place', drew }));
/** By how many cards were given up. */
export const INTRODUCED = [0, 1, 2].map((given) => frozen({ is: 'introduce', given }));
