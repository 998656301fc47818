import type { Seat } from '../../../engine/ids.ts';
import { fieldOf, TO_DELIVER, TO_DELIVER_EASED, WARES, type Ware } from './cards.ts';
import { type Deliver, deliver } from './move.ts';
import { reachesCastle } from './reach.ts';
import type { DeliveryFault } from './reasons.ts';
import { controlled, tokensAt, whereIs } from './seekers.ts';
import { type BySeeker, broughtBy, SEEKERS, type Table } from './state.ts';
import { canEase, mayEase, mayTake } from './trophies.ts';

export const isEasedDelivery = ({ by }: Deliver): boolean => broughtBy(by) < TO_DELIVER;

/** Why apples or gems cannot be delivered so; null if they can. */
export function deliveryFault(table: Table, seat: Seat, { kind, by }: Deliver): DeliveryFault | null {
  const count = broughtBy(by);
  if (count !== TO_DELIVER && count !== TO_DELIVER_EASED) return 'deliver.four';
  const field = fieldOf(kind);
  if (!mayTake(table, seat, field)) return 'deliver.trophy';
  if (by[0] > 0 && by[1] > 0 && (table.moved[0] || table.moved[1])) return 'deliver.joint';
  if (isShort(table, seat, kind, by)) return 'deliver.four';
  const carriers = SEEKERS.filter((seeker) => by[seeker] > 0);
  if (!carriers.every((seeker) => reachesCastle(table, seat, seeker))) return 'deliver.reach';
  if (carriers.some((seeker) => table.moved[seeker])) return 'move.seekers';
  if (count === TO_DELIVER || canEase(table, seat, field)) return null;
  return mayEase(table, seat, field) ? 'trophy.personality' : 'deliver.four';
}

/** Two on one hex bring what lies there together. */
function isShort(table: Table, seat: Seat, kind: Ware, [one, two]: BySeeker<number>): boolean {
  const here = whereIs(table, seat, 0);
  const there = whereIs(table, seat, 1);
  if (here === there) return one + two > tokensAt(table, kind, here);
  return one > tokensAt(table, kind, here) || two > tokensAt(table, kind, there);
}

/** Every way to deliver apples, then gems: four, or three that a personality may ease. */
export function deliveries(table: Table, seat: Seat, eased: boolean): Deliver[] {
  // rule: person.farmer, person.miner
  const wanted = eased ? TO_DELIVER_EASED : TO_DELIVER;
  const made: Deliver[] = [];
  for (const kind of WARES) {
    if (controlled(table, seat, kind) < wanted) continue;
    for (let by = 0; by <= wanted; by++) {
      const way = deliver(kind, by, wanted - by);
      if (deliveryFault(table, seat, way) === null) made.push(way);
    }
  }
  return made;
}
