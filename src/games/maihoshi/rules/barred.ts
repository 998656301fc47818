import type { Seat } from '../../../engine/ids.ts';
import { cardOf, type Kind } from './cards.ts';
import { guestFault } from './possible.ts';
import { ofCards, type Reason } from './reasons.ts';
import { reputationFor } from './reputation.ts';
import type { View } from './state.ts';

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
