import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import type { CircleDevice } from '../../protocol/wire.ts';
import type { Circle, Mark, Place } from '../../saves/sharing.ts';
import { hereAt, type OpenMatch, settled, sittersOf } from '../openMatch.ts';

/** A table that several devices play at. */
export interface SharedTable extends OpenMatch {
  readonly shared: NonNullable<OpenMatch['shared']> & { readonly circle: Circle };
}

export const isShared = (table: OpenMatch | null): table is SharedTable => table?.shared?.circle !== undefined;

export const seatsAt = (places: readonly Place[], device: Mark): readonly Seat[] =>
  places.find((place) => place.device === device)?.seats ?? [];

/** These seats go to that device, and are on no other any more. */
export function placed(places: readonly Place[], device: Mark, seats: readonly Seat[]): Place[] {
  const others = places.filter((place) => place.device !== device);
  const own = [...new Set([...seatsAt(places, device), ...seats])].sort((one, other) => one - other);
  const left = others.map((place) => ({ ...place, seats: place.seats.filter((seat) => !seats.includes(seat)) }));
  return [...left, { device, seats: own }];
}

/** The devices where people play who are asked whether they agree with that one. */
export function othersThan(table: SharedTable, device: Mark): Mark[] {
  const persons = personSeats(sittersOf(table));
  return table.shared.circle.places.flatMap((place) =>
    place.device !== device && place.seats.some((seat) => persons.includes(seat)) ? [place.device] : [],
  );
}

/** The table with that circle. A seat that was played elsewhere and is played here from now on is shown what it has not seen. */
export function withCircle(table: OpenMatch & Pick<SharedTable, 'shared'>, circle: Circle): SharedTable {
  const seats = seatsAt(circle.places, circle.device);
  const came = seats.filter((seat) => !hereAt(table).includes(seat));
  const wishes = circle.wishes.filter((wish) => !('ask' in wish) || seats.includes(wish.ask.seat));
  const shown = Math.min(table.shown, ...came.map((seat) => table.seen[seat] ?? 0));
  const { sent: _, ...shared } = table.shared;
  const next = { ...table, shown, shared: { ...shared, here: seats, circle: { ...circle, wishes } } };
  return { ...settled(next), shared: next.shared };
}

/** Those seats have seen the log so far: their device has saved it. */
export function seenThere(table: SharedTable, seats: readonly Seat[], length: number): SharedTable {
  const seen = table.seen.map((before, seat) => (seats.includes(seat) ? Math.max(before, length) : before));
  return seen.every((now, seat) => now === table.seen[seat]) ? table : { ...table, seen };
}

/** Every device as people see it, this one first; `there`: those that can be reached. */
export function devicesOf({ shared: { circle } }: SharedTable, there: readonly Mark[]): CircleDevice[] {
  const { device: own, places } = circle;
  const others = places.filter(({ device }) => device !== own);
  return [
    { seats: seatsAt(places, own), isHere: true, isThere: true },
    ...others.map(({ device, seats }) => ({ seats, isHere: false, isThere: there.includes(device) })),
  ];
}
