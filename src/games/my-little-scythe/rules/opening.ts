import type { Event } from './events.ts';
import { seatAt } from './seekers.ts';
import type { View } from './state.ts';

/** What the log begins with: the order of turns, and what each starts with. */
export const opening = (view: View): Event[] =>
  view.seats.map((_, later) => {
    const seat = (view.first + later) % view.seats.length;
    const { friendship, pies, hand } = seatAt(view, seat);
    return { is: 'starts', seat, begins: later === 0, friendship, pies, spells: hand.length };
  });
