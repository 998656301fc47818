import type { Seat } from '../../../engine/ids.ts';
import { KING } from '../rules/fairies.ts';
import type { Cell } from '../rules/grid.ts';
import { type Event, ROUNDS } from '../rules/state.ts';

/** Who did something just now, as far as it was on the table. */
export function actorIn(events: readonly Event[]): Seat | null {
  const last = events.findLast((event) => 'seat' in event);
  return last && 'seat' in last ? last.seat : null;
}

/** Where something was laid in a field just now. */
export function freshIn(events: readonly Event[], seat: Seat): Cell | null {
  const laid = events.findLast((event) => (event.is === 'placed' || event.is === 'tracked') && event.seat === seat);
  return laid && 'cell' in laid ? laid.cell : null;
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
