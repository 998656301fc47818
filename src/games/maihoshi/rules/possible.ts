import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { COLOUR, cardOf, type Kind, NONE } from './cards.ts';
import { meets, neverReserves, reputationFor } from './geisha.ts';
import { ofCards, type Reason } from './reasons.ts';
import type { State, View } from './state.ts';

// What may be done, and the rule that stands against it: the offers and the reasons of refusals ask the same.

/** What lies open, and decides about guests and reserves. */
type Standing = Pick<View, 'reputation' | 'geisha' | 'spent' | 'closed'>;
type Laid = Pick<View, 'turn' | 'reserves' | 'fresh' | 'revealed' | 'closed'>;

export const withDeck = ({ deck }: State): boolean => deck.length > 0;
export const withHand = ({ hands }: State, seat: Seat): boolean => at(hands, seat).length > 0;

/** Why this card of the hand cannot come as a guest. */
export function guestFault(standing: Standing, seat: Seat, card: Kind): 'closed.turn' | 'guest.requirement' | null {
  if (standing.closed[seat]) return 'closed.turn';
  return meets(standing, seat, card) ? null : 'guest.requirement';
}

/** Why it cannot come by a Young Heir. */
export function chainFault(
  standing: Standing,
  seat: Seat,
  heir: Kind,
  card: Kind,
): 'guest.requirement' | 'card.wakadanna' | null {
  if (!meets(standing, seat, card)) return 'guest.requirement';
  return standing.closed[seat] || at(COLOUR, card) === at(COLOUR, heir) ? 'card.wakadanna' : null;
}

/** Why the reserve cannot be used now, whatever its guest asks for. */
export function reserveFault(laid: Laid): 'reserve.fresh' | 'reserve.use' | 'closed.turn' | null {
  const { turn, reserves, fresh, revealed, closed } = laid;
  if (fresh) return 'reserve.fresh';
  if (reserves[turn] === NONE || revealed) return 'reserve.use';
  return closed[turn] ? 'closed.turn' : null;
}

/** Before one looks whether its guest is good enough. */
export const mayReveal = (laid: Laid): boolean => reserveFault(laid) === null;

/** Sayo never has a reserve; nobody has two. */
export const maySetAside = (state: State, seat: Seat): boolean =>
  !neverReserves(state.geisha[seat]) && state.reserves[seat] === NONE && withHand(state, seat);

/** Yukishiro's second reserve, once a round, after the first is used. */
// rule: geisha.yukishiro
export const maySetSecond = (state: State, seat: Seat): boolean =>
  state.geisha[seat] === 'yukishiro' && state.spent[seat] === false && maySetAside(state, seat);

export const mayAdvertise = (state: State, seat: Seat): boolean => withDeck(state) || withHand(state, seat);

/** Whether there is one card more to take for the player whose reserve has failed, with so many in the deck and in that player's publicity. */
export const hasFurther = (deck: number, publicity: number): boolean => deck > 0 || publicity > 0;

/** Neither hand nor reserve: out. */
export const isOut = (held: number, reserve: View['reserves'][number] | undefined): boolean =>
  held === 0 && reserve === NONE;

// What keeps a guest away, as a reason.

export const closed = (side: Seat): Reason => ({ is: 'closed', rule: 'closed.turn', side });

export function unmet(view: View, seat: Seat, card: Kind): Reason {
  const { colour, requirement } = cardOf(card);
  const numbers = { colour, has: reputationFor(view, seat, card), needs: requirement };
  return { is: 'unmet', rule: 'guest.requirement', side: seat, ...ofCards(card), ...numbers };
}

/** Why a card of the hand cannot come as a guest; null: it can. */
export function barred(view: View, seat: Seat, card: Kind): Reason | null {
  const fault = guestFault(view, seat, card);
  if (fault === null) return null;
  return fault === 'closed.turn' ? closed(seat) : unmet(view, seat, card);
}
