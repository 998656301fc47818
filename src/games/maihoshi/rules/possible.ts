import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Effect, Kind } from './cards.ts';
import { COLOUR, cardOf, IS_GUARD, meets, NONE, neverReserves, reputationFor } from './cards.ts';
import type { Move } from './moves.ts';
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

const any = (): boolean => true;

/** The same verb for every kind in a hand, which is sorted, or for those that may. */
export function eachOf(
  hand: readonly Kind[],
  verb: readonly Move[],
  into: Move[] = [],
  may: (card: Kind) => boolean = any,
): Move[] {
  let before: Kind | null = null;
  for (const card of hand) {
    const move = verb[card];
    if (card !== before && move && may(card)) into.push(move);
    before = card;
  }
  return into;
}

/** What is judged in sight of all. */
type Rows = Pick<View, 'guests' | 'publicity'>;

/** A card on the table that an effect would take away. */
export interface Aim {
  readonly seat: Seat;
  readonly row: 'guests' | 'publicity';
  readonly at: number;
  readonly card: Kind;
}

/** A Fire Brigade as the newest guest keeps others' guest effects away. */
// rule: card.hikeshi
export function isGuarded({ guests }: Rows, by: Seat, seat: Seat): boolean {
  const row = at(guests, seat);
  return seat !== by && row.length > 0 && at(IS_GUARD, at(row, row.length - 1));
}

interface Taking {
  readonly row: Aim['row'];
  /** How many newest cards of one's own row are passed over; null: it is never aimed at oneself. */
  readonly ownPassed: number | null;
}
/** The effects that take a row's newest card away. Whoever uses one has just seated the guest itself. */
const TAKING: { readonly [Each in Effect]?: Taking } = {
  'sink-newest-guest': { row: 'guests', ownPassed: 1 },
  // rule: effect.another
  'take-newest-guest': { row: 'guests', ownPassed: null },
  'return-newest-publicity': { row: 'publicity', ownPassed: 0 },
};

/** Where the card lies that would be taken from that seat; null: there is none. */
// rule: effect.newest
function placeIn(rows: Rows, { row, ownPassed }: Taking, by: Seat, seat: Seat): number | null {
  const passed = seat === by ? ownPassed : 0;
  const count = at(rows[row], seat).length;
  return passed === null || count <= passed ? null : count - 1 - passed;
}

/** The card of that seat that the effect takes away, if it takes one away and there is one. */
export function aimOf(rows: Rows, effect: Effect, by: Seat, seat: Seat): Aim | null {
  const taking = TAKING[effect];
  const place = taking ? placeIn(rows, taking, by, seat) : null;
  if (!taking || place === null) return null;
  const { row } = taking;
  return { seat, row, at: place, card: at(at(rows[row], seat), place) };
}

/** The row of that seat in which the effect finds nothing to take; null: it is not for want of a card. */
export function lackedRow(rows: Rows, effect: Effect, by: Seat, seat: Seat): Aim['row'] | null {
  const taking = TAKING[effect];
  const isNever = seat === by && taking?.ownPassed === null;
  return taking && !isNever && placeIn(rows, taking, by, seat) === null ? taking.row : null;
}

export function isTarget(rows: Rows, effect: Effect, by: Seat, seat: Seat): boolean {
  const taking = TAKING[effect];
  return !isGuarded(rows, by, seat) && (!taking || placeIn(rows, taking, by, seat) !== null);
}

export function hasTarget(rows: Rows, effect: Effect, by: Seat): boolean {
  for (let seat = 0; seat < rows.guests.length; seat++) if (isTarget(rows, effect, by, seat)) return true;
  return false;
}

/** It would take a card away, and finds none. */
export const isAimless = (rows: Rows, effect: Effect, by: Seat): boolean =>
  TAKING[effect] !== undefined && !hasTarget(rows, effect, by);
