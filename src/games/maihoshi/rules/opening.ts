import type { Event } from './events.ts';
import { handSize, type View } from './state.ts';

/** What the log begins with: the geisha that are dealt, the first hands, and who chooses geisha. */
export function opening({ mode, round, starter, geisha }: View): Event[] {
  const dealt = geisha.flatMap((each, seat): Event[] => (each ? [{ is: 'geisha', seat, geisha: each }] : []));
  const begins: Event = { is: 'round', round, hand: handSize(round), starter };
  const choosing: Event = { is: 'choosing' };
  switch (mode) {
    case 'dealt':
      return [...dealt, begins];
    // Hands are dealt when all have chosen.
    case 'chosen':
      return [choosing];
    case 'management':
      return [begins, choosing];
  }
}
