import type { Seat } from '../../../engine/game.ts';
import { without } from '../../../engine/lists.ts';
import { GEISHA, type GeishaId, type Kind, meets, raisedBy, reputationOf, withReputation } from './cards.ts';
import { isOut } from './possible.ts';
import { type Brokerage, ofCards, type Reason } from './reasons.ts';
import type { Counted } from './sheet.ts';
import { bonusIn, brokerage, dances, income, incomeOf, penalty, roundPoints, scoringEffects } from './sheet.ts';
import { isCard, isCrowded, type View } from './state.ts';

// What a move would change, part by part.

export const heldBy = (view: View, seat: Seat): number => view.held[seat] ?? 0;
const advertisedBy = (view: View, seat: Seat): number => view.publicity[seat]?.length ?? 0;

/** A guest more in the row, or one less: income and scoring effects. */
export function earned(view: View, side: Seat, card: Kind, sign: 1 | -1): Reason[] {
  const of = { side, ...ofCards(card) };
  const reasons: Reason[] = [{ is: 'income', rule: 'score.income', points: sign * incomeOf(card), ...of }];
  const fee = sign * brokerage(card, advertisedBy(view, side));
  if (fee !== 0) reasons.push({ is: 'brokerage', rule: 'card.fudasashi', points: fee, ...of });
  if (dances(view, side, card)) reasons.push({ is: 'dance', rule: 'geisha.hiougi', points: sign, ...of });
  return reasons;
}

/** A card more at the right end of a row of one's own. */
const withMore = (rows: View['guests'], side: Seat, card: Kind): View['guests'] =>
  rows.map((row, seat) => (seat === side ? [...row, card] : row));
export const withGuest = (view: View, side: Seat, card: Kind): View => ({
  ...view,
  guests: withMore(view.guests, side, card),
});
export const withPublicity = (view: View, side: Seat, card: Kind): View => ({
  ...view,
  publicity: withMore(view.publicity, side, card),
  reputation: withReputation(view, side, raisedBy(reputationOf(view, side), card, 1)),
});

export const withGeisha = (view: View, side: Seat, geisha: GeishaId): View => ({
  ...view,
  geisha: view.geisha.map((each, seat) => (seat === side ? geisha : each)),
  reputation: withReputation(view, side, GEISHA[geisha]),
});

export const withoutPublicity = (view: View, side: Seat, card: Kind): View => ({
  ...view,
  publicity: view.publicity.map((row, seat) =>
    seat === side ? row.filter((_, at) => at !== row.lastIndexOf(card)) : row,
  ),
});

/** How the player's round would stand with these rows and so many cards in the hand; nothing if it stays as it is. */
export function standing(
  view: View,
  side: Seat,
  held: number,
  counted: Counted = view,
  before = heldBy(view, side),
): Reason[] {
  const earned = income(counted, side) + scoringEffects(counted, side);
  const gained = earned - income(view, side) - scoringEffects(view, side);
  if (held === before && gained === 0) return [];
  const total = roundPoints(counted, side, held, 0);
  const points = total - roundPoints(view, side, before, 0);
  return [{ is: 'roundThen', rule: 'score.tokens', side, points, earned, penalty: penalty(held), total }];
}

/** One guest more calls the last lap. */
export function crowded(view: View, side: Seat): Reason[] {
  const calls = view.lap === 'none' && isCrowded(view, (view.guests[side]?.length ?? 0) + 1);
  return calls ? [{ is: 'crowds', rule: 'end.guests', side }] : [];
}

/** What the Rice Brokers in the row earn by a publicity card more or less. */
export function fees(view: View, side: Seat, more: 1 | -1): Reason[] {
  const count = advertisedBy(view, side);
  return (view.guests[side] ?? []).flatMap((card): Brokerage[] => {
    const points = brokerage(card, count + more) - brokerage(card, count);
    return points === 0 ? [] : [{ is: 'brokerage', rule: 'card.fudasashi', side, points, ...ofCards(card) }];
  });
}

/** Cards more or less in the hand, and what that changes at the end of the round. */
export function left(view: View, side: Seat, more: number, before = heldBy(view, side)): Reason[] {
  const held = before + more;
  const points = penalty(before) - penalty(held);
  return more === 0 ? [] : [{ is: 'handThen', rule: 'score.hand', side, points, held, isMore: more > 0 }];
}

/** Going out, with so many cards in the hand and this reserve. */
export function goesOut(view: View, side: Seat, held: number, reserve = view.reserves[side]): Reason[] {
  if (view.stage !== 'turn' || !isOut(held, reserve)) return [];
  return [{ is: 'goesOut', rule: 'end.out', side, points: bonusIn(view.round) }];
}

/** The new reputation, and for which cards of the hand, and the reserve, it begins or ceases to be enough. */
export function raised(view: View, side: Seat, card: Kind, sign: 1 | -1): Reason[] {
  const values = raisedBy(reputationOf(view, side), card, sign);
  const then = { ...view, reputation: withReputation(view, side, values) };
  const reserve = view.reserves[side];
  const held = view.hands[side] ?? [];
  const hand = sign < 0 ? held : without(held, [card]);
  const own = new Set(isCard(reserve) ? [...hand, reserve] : hand);
  const changed = [...own].filter((other) => meets(then, side, other) !== meets(view, side, other));
  const change: Reason = {
    is: 'reputationThen',
    rule: 'aim.reputation',
    side,
    ...ofCards(card),
    values,
    isMore: sign > 0,
  };
  if (changed.length === 0) return [change];
  return [change, { is: 'metThen', rule: 'guest.requirement', side, ...ofCards(...changed), isMet: sign > 0 }];
}

export function drawn(view: View, side: Seat, count: number): Reason[] {
  const comes = Math.min(count, view.deck);
  const draws: Reason = { is: 'draws', rule: 'piles.deck', side, count: comes, left: view.deck - comes };
  return [draws, ...emptied(view, count)];
}

/** Drawing so many would empty the deck, and call the last lap. */
export const emptied = ({ deck, lap }: View, count: number): Reason[] =>
  deck > 0 && count >= deck && lap === 'none' ? [{ is: 'emptiesDeck', rule: 'end.deck' }] : [];
