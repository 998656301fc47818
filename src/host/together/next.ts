import type { RematchWish } from '../../engine/rematch.ts';
import type { Mark, Place, Shared } from '../../saves/sharing.ts';
import { type SharedTable, seatsAt } from './circle.ts';
import { newcomer } from './gather.ts';

/** The same people play again, each on the device of before: what the next match of several devices begins with. */

/** Who plays where when all have other seats. */
export const moved = (places: readonly Place[], order: RematchWish['order']): Place[] =>
  places.map(({ device, seats }) => ({
    device,
    seats: order.flatMap((before, seat) => (seats.includes(before) ? [seat] : [])),
  }));

/** Of the device that orders: every device has the whole match from its first move on. */
export function nextShared({ shared }: SharedTable, mark: Mark, places: readonly Place[]): Shared {
  const { device } = shared.circle;
  const circle = { ...newcomer(device), epoch: 1, orders: true, places };
  return { mark, handed: [0], here: seatsAt(places, device), circle };
}
