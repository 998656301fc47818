import { at } from '../../../engine/lists.ts';
import type { Teller } from './events.ts';
import { type Cause, handSize, type State, type View } from './state.ts';

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
