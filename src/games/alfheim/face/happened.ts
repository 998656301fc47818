import type { Seat } from '../../../engine/ids.ts';
import type { Cell } from '../rules/field.ts';
import type { Event } from '../rules/state.ts';

/** What is said of a seat that does nothing. */
const TOLD: readonly Event['is'][] = ['aside', 'never', 'counted'];

/** Who did something just now, as far as it was on the table. */
export function actorIn(events: readonly Event[]): Seat | null {
  const acts = events.flatMap((event) => ('seat' in event && !TOLD.includes(event.is) ? [event.seat] : []));
  return acts.at(-1) ?? null;
}

/** Where something was laid in a field just now. */
export function freshIn(events: readonly Event[], seat: Seat): Cell | null {
  const laid = events.findLast((event) => (event.is === 'placed' || event.is === 'tracked') && event.seat === seat);
  return laid && 'cell' in laid ? laid.cell : null;
}
