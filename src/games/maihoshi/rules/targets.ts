import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Effect, IS_GUARD, type Kind } from './cards.ts';
import type { Move } from './moves.ts';
import type { View } from './state.ts';

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
