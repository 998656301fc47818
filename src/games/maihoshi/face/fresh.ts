import type { Seat } from '../../../engine/ids.ts';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { freshIn } from './choice.ts';

/** The places of cards that have come to a hand since its seat decided last. */
export function freshSince(since: readonly Event[], seat: Seat, hand: readonly Kind[]): readonly number[] {
  const before = [...hand];
  for (const card of since.flatMap((event) => cameTo(seat, event))) {
    const place = before.lastIndexOf(card);
    if (place >= 0) before.splice(place, 1);
  }
  return freshIn(hand, before);
}

function cameTo(seat: Seat, event: Event): readonly Kind[] {
  if (event.is === 'drew' && event.seat === seat) return event.cards ?? [];
  return event.is === 'returned' && event.seat === seat ? [event.card] : [];
}
