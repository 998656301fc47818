import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import { type Circle, type Mark, MOST_HANDED } from '../../saves/sharing.ts';
import { floorAt, logLength, type OpenMatch, sittersOf } from '../openMatch.ts';
import { placed, type SharedTable, withCircle } from './circle.ts';

interface Gathered {
  /** For a match that was never handed on. */
  readonly mark: Mark;
  readonly device: Mark;
  readonly here: readonly Seat[];
}

/**
 * The table of the device that others come to; null: it is not for that. Its log says that it was handed on: every device has
 * the whole game.
 */
export function gathered(table: OpenMatch, { mark, device, here }: Gathered): SharedTable | null {
  const persons = personSeats(sittersOf(table));
  const isFit = table.mine && !table.lesson && !table.match.record.daily && floorAt(table).kind !== 'over';
  if (!isFit || !here.every((seat) => persons.includes(seat))) return null;
  const { circle: was, ...known } = table.shared ?? { mark, handed: [] };
  const at = logLength(table.match);
  const handed = known.handed.at(-1) === at ? known.handed : [...known.handed, at].slice(-MOST_HANDED);
  const before = was ?? newcomer(device);
  // Those that were here before come back to their seats.
  const others = before.places.filter(({ device }) => device !== before.device);
  const places = placed(others, before.device, here);
  const circle = { ...before, orders: true, epoch: before.epoch + 1, places };
  return withCircle({ ...table, shared: { ...known, handed, circle } }, circle);
}

/** Of a device that nobody plays on as yet. */
export const newcomer = (device: Mark): Circle => ({
  device,
  epoch: 0,
  orders: false,
  places: [],
  wishes: [],
  wished: 0,
});
