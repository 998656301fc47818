import { canonical, hashOf, isEqual } from '../../engine/equal.ts';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/game.ts';
import type { Entry } from '../../engine/log.ts';
import { append, IllegalLog, type Match, openJudged } from '../../engine/match.ts';
import type { CircleDevice } from '../../protocol/wire.ts';
import type { Circle, Mark, Place } from '../../saves/sharing.ts';
import { played } from '../judge.ts';
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

/** What of the log is on the disk: nothing else is told to anybody. */
export const savedLog = ({ match, saved, onDisk }: OpenMatch): readonly Entry[] =>
  saved ? match.record.log : match.record.log.slice(0, onDisk);

export const hashOfLog = (log: readonly Entry[]): number => hashOf(`[${log.map(textOf).join(',')}]`);

/** With every greeting a long log is written down anew, and its entries stay as they are. */
const texts = new WeakMap<Entry, string>();

function textOf(entry: Entry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = canonical(entry);
  texts.set(entry, text);
  return text;
}

export function commonLength(one: readonly Entry[], other: readonly Entry[]): number {
  const differs = one.findIndex((entry, index) => !isEqual(entry, other[index]));
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}

/** The table after entries that another device wrote; null: these rules refuse them. */
export function goneOn(table: SharedTable, entries: readonly Entry[]): SharedTable | null {
  let next: OpenMatch = table;
  if (!isOpened(table, entries)) return null;
  for (const entry of entries) {
    const after = 'move' in entry ? played(next, entry.seat, entry.move) : withEntry(next, entry);
    if (!after) return null;
    next = after;
  }
  return { ...next, shared: table.shared };
}

/** What a save may hold beside what the rules judge: one with anything else would not be opened again. */
function isOpened({ match: { record } }: OpenMatch, entries: readonly Entry[]): boolean {
  return entries.every(
    (entry) =>
      (!('seat' in entry) || entry.seat < record.setup.seats) &&
      !('conceded' in entry && entry.sitter.kind === 'person'),
  );
}

function withEntry(table: OpenMatch, entry: Entry): OpenMatch | null {
  const match = judged(() => append(table.match, entry));
  return match && settled({ ...table, match, saved: false });
}

/** The table with another log in place of its own, which agree in so many entries; null: these rules refuse it. */
export function laidInstead(table: SharedTable, log: readonly Entry[], common: number): SharedTable | null {
  if (common < (table.match.record.branch?.moves ?? 0) || !isOpened(table, log.slice(common))) return null;
  const match = judged(() => openJudged(table.match.game, { ...table.match.record, log }));
  if (!match) return null;
  const seen = table.seen.map((looked) => Math.min(looked, common));
  const shown = Math.min(table.shown, common);
  const moment = { looking: false, learnt: false, unveiled: false, saved: false, onDisk: common };
  const next = settled({ ...table, match, seen, shown, ...moment });
  return { ...next, shared: table.shared };
}

function judged(work: () => Match): Match | null {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof IllegalLog) return null;
    throw fault;
  }
}
