import type { Event } from './events.ts';
import type { View } from './state.ts';

/** What the log begins with: who begins, and whose geisha is which where they are dealt. */
export function opening({ round, starter, geisha }: View): Event[] {
  const dealt = geisha.flatMap((each) => each ?? []);
  const begins: Event = { is: 'round', round, starter };
  return dealt.length === 0 ? [begins] : [begins, { is: 'geisha', geisha: dealt }];
}
