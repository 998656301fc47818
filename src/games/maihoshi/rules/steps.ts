import { at } from '../../../engine/lists.ts';
import { CARDS, type Kind } from './cards.ts';
import type { Teller } from './events.ts';
import { type Cause, handSize, type State, type Step, type View } from './state.ts';

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

type Idling = Pick<View, 'rested' | 'revealed' | 'extra' | 'idle'>;

/** The first reason to call the last lap counts, and the one whose turn it is has called it. */
export function callLap(state: State, cause: Cause, tell: Teller): void {
  // rule: end.first
  if (state.lap !== 'none') return;
  state.lap = 'called';
  // rule: end.caller
  state.lapBy = state.turn;
  state.lapCause = cause;
  tell?.({ is: 'lap', by: state.turn, cause, guests: at(state.guests, state.turn).length }, 'all', 'none');
}

/** So many guests call the last lap. */
export const isCrowded = ({ round }: Pick<View, 'round'>, guests: number): boolean => guests >= handSize(round);

/** Asked whenever a card enters a guest row. */
export function countGuests(state: State, row: readonly number[], tell: Teller): void {
  if (isCrowded(state, row.length)) callLap(state, 'guests', tell);
}

/** How many seats in a row have done nothing when this turn is over; one with an extra turn is not over. */
export const idleAfter = ({ rested, revealed, extra, idle }: Idling): number =>
  !rested || revealed ? 0 : idle + (extra === 0 ? 1 : 0);
/** So many idle seats in a row call the last lap. */
export const isIdleLap = (idle: number, seats: number): boolean => idle >= seats;
