import type { Ask, Eyes, Seat } from './game.ts';
import type { Sitter } from './log.ts';

/** Whose moment it is. The page draws it and decides nothing of it. */
export type Floor =
  /** This seat decides on the open table. */
  | { readonly kind: 'open'; readonly seat: Seat }
  /** The device must be passed to this seat; nothing private is drawn. */
  | { readonly kind: 'curtain'; readonly to: Seat }
  /** This seat holds the device and sees what only it may see. */
  | { readonly kind: 'private'; readonly seat: Seat }
  /** The same, but it is not asked: its own move told it something for its eyes alone, which it looks at until it goes on. */
  | { readonly kind: 'learnt'; readonly seat: Seat }
  /** These seats have one way only, and everybody knows it: the open table makes their moves together. */
  | { readonly kind: 'forced'; readonly seats: readonly Seat[] }
  /** Only bots are asked. */
  | { readonly kind: 'bots'; readonly seats: readonly Seat[] }
  /** Only people are asked who have a device of their own: these. None: all have answered, and that is on its way. */
  | { readonly kind: 'away'; readonly seats: readonly Seat[] }
  /** Something was uncovered for all: the open table shows it before the device goes on to this seat. */
  | { readonly kind: 'reveal'; readonly to: Seat }
  /** Nobody is asked any more. */
  | { readonly kind: 'over' }
  /** Another tab has this match. */
  | { readonly kind: 'elsewhere' };

export interface Moment {
  readonly asks: readonly Ask[];
  readonly sitters: readonly Sitter[];
  /** The person who looked or moved last: the device is in their hands. */
  readonly holder: Seat | null;
  /** The holder has opened the curtain and it has not closed since. */
  readonly looking: boolean;
  /** The holder's last move told it something that nobody else may see, and it still looks at that. */
  readonly learnt: boolean;
  /** The open table has not yet shown something that everybody learnt. */
  readonly unveiled: boolean;
  /** Who plays on this device; absent: everybody. */
  readonly here?: readonly Seat[] | undefined;
  /** Who has answered here, and the device that writes answers down has not done so yet; absent: nobody. */
  readonly answered?: readonly Seat[] | undefined;
}

export const personSeats = (sitters: readonly Sitter[]): Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));

/** The people who play on this device. */
export const personsHere = (sitters: readonly Sitter[], here?: readonly Seat[]): Seat[] =>
  personSeats(sitters).filter((seat) => here?.includes(seat) ?? true);

export function floorOf({ asks, sitters, holder, looking, learnt, unveiled, here, answered = [] }: Moment): Floor {
  if (asks.length === 0) return { kind: 'over' };
  const persons = personsHere(sitters, here);
  const asked = asks.filter(({ seat }) => persons.includes(seat) && !answered.includes(seat));
  const next = asked.find((ask) => ask.seat === holder) ?? asked.reduce<Ask | null>(lowerSeat, null);
  const isNext = next?.seat === holder && next?.cover === 'private';
  if (learnt && looking && holder !== null && persons.length > 1 && !isNext) return { kind: 'learnt', seat: holder };
  const seats = asks.map((ask) => ask.seat);
  if (!next) {
    const isSent = seats.some((seat) => answered.includes(seat));
    const away = seats.filter((seat) => sitters[seat]?.kind === 'person' && !answered.includes(seat));
    return isSent || away.length > 0 ? { kind: 'away', seats: away } : { kind: 'bots', seats };
  }
  if (next.cover === 'open') return { kind: 'open', seat: next.seat };
  if (persons.length === 1) return { kind: 'private', seat: next.seat };
  if (asked.every(({ only }) => only)) return { kind: 'forced', seats: asked.map(({ seat }) => seat) };
  if (looking && holder === next.seat) return { kind: 'private', seat: next.seat };
  return { kind: unveiled ? 'reveal' : 'curtain', to: next.seat };
}

/** Whose view the page may have. A single person on this device always sees their own view. */
export function eyesAt(floor: Floor, sitters: readonly Sitter[], here?: readonly Seat[]): Eyes {
  if (floor.kind === 'private' || floor.kind === 'learnt') return floor.seat;
  const [person, second] = personsHere(sitters, here);
  return person !== undefined && second === undefined ? person : 'onlooker';
}

const lowerSeat = (best: Ask | null, ask: Ask): Ask => (best && best.seat <= ask.seat ? best : ask);
