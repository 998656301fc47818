import type { Teller } from './events.ts';
import { type Cause, handSize, type State } from './state.ts';

/** The first reason to call the last lap counts, and the one whose turn it is has called it. */
export function callLap(state: State, cause: Cause, tell: Teller): void {
  if (state.lap !== 'none') return;
  state.lap = 'called';
  state.lapBy = state.turn;
  state.lapCause = cause;
  tell?.({ is: 'lap', by: state.turn, cause }, 'all', 'none');
}

/** Asked whenever a card enters a guest row. */
export function countGuests(state: State, row: readonly number[], tell: Teller): void {
  if (row.length >= handSize(state.round)) callLap(state, 'guests', tell);
}
