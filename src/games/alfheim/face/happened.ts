import type { Seat } from '../../../engine/ids.ts';
import { KING } from '../rules/fairies.ts';
import { type Event, ROUNDS } from '../rules/state.ts';
import type { Fresh } from './FieldArt.tsx';

/** Who did something just now, as far as it was on the table. */
export function actorIn(events: readonly Event[]): Seat | null {
  const last = events.findLast((event) => 'seat' in event);
  return last && 'seat' in last ? last.seat : null;
}

/** What came to a field just now. */
export function freshIn(events: readonly Event[], seat: Seat): Fresh {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const laid = own.findLast((event) => event.is === 'placed' || event.is === 'tracked');
  return {
    cell: laid && 'cell' in laid ? laid.cell : null,
    kinds: own.flatMap((event) => (event.is === 'called' ? [event.kind] : [])),
  };
}

/** A big moment: the second costs with the King's first, the footprints, experts, and the last round. */
export function isMoment(event: Event): boolean {
  switch (event.is) {
    case 'costs':
      return event.turned.some(({ kind }) => kind === KING);
    case 'shown':
      return event.round === ROUNDS;
    default:
      return event.is === 'footprints' || event.is === 'expert';
  }
}
