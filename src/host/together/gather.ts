import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import { type Mark, MOST_HANDED } from '../../saves/shared.ts';
import { floorAt, logLength, type OpenMatch, sittersOf } from '../openMatch.ts';
import { type SharedTable, withCircle } from './circle.ts';

interface Gathered {
  /** For a match that was never handed on. */
  readonly mark: Mark;
  readonly device: Mark;
  readonly here: readonly Seat[];
  readonly orders: boolean;
}

/**
 * The table as one of several devices has it that play it together; null: it is not for that. Where it was dealt its log says
 * that it was handed on: every device has the whole game.
 */
export function gathered(table: OpenMatch, { mark, device, here, orders }: Gathered): SharedTable | null {
  const persons = personSeats(sittersOf(table));
  const isFit = table.mine && !table.lesson && !table.match.record.daily && floorAt(table).kind !== 'over';
  if (!isFit || !here.every((seat) => persons.includes(seat))) return null;
  const { circle: was, ...known } = table.shared ?? { mark, handed: [] };
  const at = logLength(table.match);
  const isNoted = !orders || known.handed.at(-1) === at;
  const handed = isNoted ? known.handed : [...known.handed, at].slice(-MOST_HANDED);
  const before = was ?? { device, epoch: 0, wishes: [], wished: 0 };
  const places = [{ device: before.device, seats: here }];
  const circle = { ...before, orders, epoch: before.epoch + (orders ? 1 : 0), places };
  return withCircle({ ...table, shared: { ...known, handed, circle } }, circle);
}
