import type { Seat } from '../../../../engine/ids.ts';
import type { Kind } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/state.ts';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** What of the end of a round is in one move: a choice about a reserve may part it in several. */
export interface Counting {
  readonly ended: Of<'roundEnded'> | null;
  readonly revealed: readonly Of<'revealed'>[];
  /** Who takes one more card beside a reserve that could not come. */
  readonly more: readonly Seat[];
  readonly scored: readonly Of<'scored'>[];
  readonly totals: readonly Of<'total'>[];
  readonly won: Of<'ended'> | null;
  /** What is there when it begins. */
  guestsFrom(seat: Seat): readonly Kind[];
  heldFrom(seat: Seat): number;
}

export const isCounting = (events: readonly Event[]): boolean =>
  events.some(({ is }) => is === 'roundEnded' || is === 'scored');

/** Bonus, reserves and count, with what comes to the hands meanwhile. */
const isMore = (event: Event): event is Of<'recalled'> | Of<'drew'> =>
  event.is === 'recalled' || (event.is === 'drew' && event.by === 'reserve');

export function countingIn(events: readonly Event[], { guests, held }: Pick<View, 'guests' | 'held'>): Counting {
  const all = <Is extends Event['is']>(is: Is): Of<Is>[] => events.filter((event): event is Of<Is> => event.is === is);
  const revealed = all('revealed');
  const more = events
    .filter(isMore)
    .flatMap((event) => Array.from({ length: event.is === 'drew' ? event.count : 1 }, () => event.seat));
  const isMet = (seat: Seat): boolean => revealed.some((event) => event.seat === seat && event.met);
  return {
    ended: all('roundEnded')[0] ?? null,
    revealed,
    more,
    scored: all('scored'),
    totals: all('total'),
    won: all('ended')[0] ?? null,
    guestsFrom: (seat) => (guests[seat] ?? []).slice(0, isMet(seat) ? -1 : undefined),
    heldFrom: (seat) =>
      (held[seat] ?? 0) -
      more.filter((each) => each === seat).length -
      revealed.filter((event) => event.seat === seat && !event.met).length,
  };
}
