import { MOON, SUN } from './cards.ts';
import { seatOf } from './sides.ts';
import type { Event, View } from './state.ts';

/** What the log begins with: who plays what, and who begins. */
export const opening = (view: View): Event[] => [
  { is: 'begins', sun: seatOf(view, SUN), moon: seatOf(view, MOON), first: seatOf(view, view.first) },
];
