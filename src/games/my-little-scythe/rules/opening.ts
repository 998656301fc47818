import { ALL_KINDS } from './cards.ts';
import type { Event } from './events.ts';
import { frontOf } from './hexes.ts';
import { seatAt, tokensAt } from './seekers.ts';
import type { View } from './state.ts';

/** What the log begins with: the order of turns, what each starts with, and what lies in front of the camps. */
export const opening = (view: View): Event[] =>
  view.seats.map((_, later) => {
    const seat = (view.first + later) % view.seats.length;
    const { friendship, pies, hand } = seatAt(view, seat);
    const front = frontOf(view.seats.length, seat).flatMap((at) =>
      ALL_KINDS.flatMap((kind) => (tokensAt(view, kind, at) > 0 ? [{ kind, at }] : [])),
    );
    return { is: 'starts', seat, begins: later === 0, friendship, pies, spells: hand.length, front };
  });
