import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kind } from './cards.ts';
import type { Teller } from './events.ts';
import { draw, learners, show } from './hand.ts';
import { liesOpen } from './open.ts';
import { raise, reputationOf } from './reputation.ts';
import type { State } from './state.ts';
import { DISCARD_ONE, LISTEN, PLACE_ONE } from './steps.ts';

/** Hinagiku may draw two for each publicity of hers, while there are two. */
// rule: geisha.hinagiku
export const mayListen = (state: State, seat: Seat): boolean =>
  state.geisha[seat] === 'hinagiku' && state.deck.length > 1;

/** Publicity by an effect: the same as the action, so Hinagiku is asked first. */
export function beginPublicity(state: State, seat: Seat, tell: Teller): void {
  if (mayListen(state, seat)) state.steps.push(LISTEN);
  else drawForPublicity(state, seat, 1, tell);
}

/** Draws, and asks for the card to place: with an empty deck one from the hand is placed all the same. */
export function drawForPublicity(state: State, seat: Seat, count: number, tell: Teller): void {
  if (count > 1) tell?.({ is: 'ability', seat, geisha: 'hinagiku' }, 'all', 'none');
  state.steps.push(at(PLACE_ONE, draw(state, seat, count, tell, 'publicity')));
}

export function place(state: State, seat: Seat, card: Kind, drew: number, tell: Teller): void {
  show(state, seat, card);
  const isSecond = tell && liesOpen(state, card);
  // rule: setup.rows
  at(state.publicity, seat).push(card);
  raise(state, seat, card, 1);
  const reputation = reputationOf(state, seat);
  tell?.({ is: 'advertised', seat, card, drew, reputation, isSecond }, 'all', learners(state, seat));
  if (drew > 1) state.steps.push(DISCARD_ONE);
}
