import { isEqual } from '../../engine/equal.ts';
import type { Seat } from '../../engine/game.ts';
import { type Entry, isMove } from '../../engine/log.ts';
import { asksAt, type Match } from '../../engine/match.ts';
import { isOrder, type RematchWish } from '../../engine/rematch.ts';
import { needsAgreement } from '../../engine/undo.ts';
import type { Request } from '../../protocol/messages.ts';
import type { AskName, Became, Opening, Wished } from '../../protocol/wire.ts';
import type { Circle, Mark } from '../../saves/sharing.ts';
import { hinted, judge, played, type TableRequest, undoAt } from '../judge.ts';
import { floorAt, logLength, type OpenMatch, settled, sittersOf } from '../openMatch.ts';
import { othersThan, placed, type SharedTable, seatsAt, withCircle } from './circle.ts';

/** The decision that a seat owes, by a name that stays the same while others answer theirs; null: it owes none. */
function askNow(match: Match, seat: Seat): AskName | null {
  const ask = asksAt(match).find((each) => each.seat === seat);
  if (!ask) return null;
  const before = match.happened.findLastIndex(
    (happening) =>
      happening.seat === seat || !happening.asked.some((each) => each.seat === seat && each.step === ask.step),
  );
  return { seat, step: ask.step, since: before + 1 };
}

/** A wish that was judged here and is to be written by the device that orders; there the others are asked to agree. */
export function wishOf({ match }: OpenMatch, entry: Entry): Wished {
  const ask = isMove(entry) ? askNow(match, entry.seat) : null;
  if (ask) return { ask, entry };
  return { length: logLength(match), entry: 'undo' in entry ? { undo: entry.undo } : entry };
}

/** Everybody may wish for it; no yes is needed for what changes nothing of a match that is over. */
export function mayPlayAgain(table: SharedTable, { order }: RematchWish): boolean {
  const { setup, daily } = table.match.record;
  return floorAt(table).kind === 'over' && !daily && isOrder(order, setup.seats);
}

export type Judged =
  | { readonly next: SharedTable; readonly became: Became }
  /** These devices must agree first. */
  | { readonly asks: readonly Mark[] }
  | { readonly became: Became };

/** What becomes of a wish of that device, judged where it is ordered. `agreed`: all who had to have said yes. */
export function judgeWish(table: SharedTable, device: Mark, wished: Wished, agreed: boolean): Judged {
  const { circle } = table.shared;
  if ('claim' in wished) return judgeClaim(table, device, wished.claim, agreed);
  if ('opens' in wished) {
    const asks = floorAt(table).kind === 'over' ? [] : othersThan(table, device);
    return agreed || asks.length === 0 ? { became: 'agreed' } : { asks };
  }
  const { entry } = wished;
  const seats = seatsAt(circle.places, device);
  if ('ask' in wished) {
    const { ask } = wished;
    const isOwn = isMove(entry) && entry.seat === ask.seat && seats.includes(ask.seat);
    if (!isOwn || sittersOf(table)[ask.seat]?.kind !== 'person') return REFUSED;
    if (!isEqual(askNow(table.match, ask.seat), ask)) return STALE;
    return written(table, played(table, ask.seat, entry.move));
  }
  if (isMove(entry)) return REFUSED;
  if ('hint' in entry) return seats.includes(entry.seat) ? written(table, hinted(table, entry.seat)) : REFUSED;
  if (wished.length !== logLength(table.match)) return STALE;
  return judgeOther(table, device, entry, agreed);
}

function judgeClaim(table: SharedTable, device: Mark, claim: readonly Seat[], agreed: boolean): Judged {
  const { circle } = table.shared;
  if (claim.some((seat) => seat >= table.match.record.setup.seats)) return REFUSED;
  const { places } = circle;
  const isFree = claim.some((seat) => !places.some(({ seats }) => seats.includes(seat)));
  // A new device is let in by the people at the ordering device; a seat that another device plays is asked for there.
  const asks = places.flatMap((place) =>
    place.device !== device &&
    (place.seats.some((seat) => claim.includes(seat)) || (isFree && place.device === circle.device))
      ? [place.device]
      : [],
  );
  if (asks.length > 0 && !agreed) return { asks };
  return { next: withCircle(table, { ...circle, places: placed(places, device, claim) }), became: 'agreed' };
}

/** All that is no move, judged as if the table stood on that device. */
function judgeOther(
  table: SharedTable,
  device: Mark,
  entry: Exclude<Entry, { move: unknown }>,
  agreed: boolean,
): Judged {
  const { circle } = table.shared;
  const here = seatsAt(circle.places, device);
  const moment = { holder: null, looking: false, learnt: false, unveiled: false };
  const { circle: _, ...shared } = table.shared;
  const there: OpenMatch = { ...table, ...moment, mine: true, shared: { ...shared, here } };
  const request = requestFor(there, entry, agreed);
  const asks = whoMustAgree(there, table, device, entry);
  const next = request && judge(there, request);
  if (!next) return REFUSED;
  if (asks.length > 0 && !agreed) return { asks };
  const { seen, match } = next;
  const after = settled({ ...table, match, seen, saved: false, unveiled: table.unveiled && !('undo' in entry) });
  const sits = 'sitter' in entry ? [entry.seat] : [];
  const isPerson = 'sitter' in entry && entry.sitter.kind === 'person';
  const places = isPerson ? placed(circle.places, device, sits) : without(circle.places, sits);
  return { next: withCircle({ ...after, shared: table.shared }, { ...circle, places }), became: 'written' };
}

function requestFor(there: OpenMatch, entry: Exclude<Entry, { move: unknown }>, agreed: boolean): TableRequest | null {
  const at = { logLength: logLength(there.match) };
  if ('undo' in entry) {
    const offer = undoAt(there);
    const isWhole = !isEqual(offer.drops, entry.undo);
    if (isWhole && !isEqual(offer.wholeTurn, entry.undo)) return null;
    // Whether all agree is asked once it is known that it can be.
    return { kind: 'undo', ...at, agreed: agreed || needsAgreement(offer), whole: isWhole };
  }
  if ('redo' in entry) return { kind: 'redo', ...at };
  if ('counted' in entry) return { kind: 'endNow', ...at };
  if ('hint' in entry) return null;
  const { seat } = entry;
  const isHere = there.shared?.here?.includes(seat) ?? false;
  if ('concede' in entry || entry.conceded) {
    const bot = 'sitter' in entry ? entry.sitter : NO_BOT;
    return isHere ? { kind: 'concede', ...at, seat, bot } : null;
  }
  return { kind: 'sit', ...at, seat, sitter: entry.sitter };
}

/** Between two nobody takes the seat that is given up. */
const NO_BOT = { kind: 'bot', level: 0, name: '-', emblem: 'crane' } as const;

function whoMustAgree(
  there: OpenMatch,
  table: SharedTable,
  device: Mark,
  entry: Exclude<Entry, { move: unknown }>,
): readonly Mark[] {
  const others = othersThan(table, device);
  if ('undo' in entry) return needsAgreement(undoAt(there)) ? others : [];
  if ('counted' in entry) return others;
  if (!('sitter' in entry) || entry.conceded) return [];
  return others.filter((other) => seatsAt(table.shared.circle.places, other).includes(entry.seat));
}

const without = (places: Circle['places'], seats: readonly Seat[]): Circle['places'] =>
  places.map((place) => ({ ...place, seats: place.seats.filter((seat) => !seats.includes(seat)) }));

const REFUSED: Judged = { became: 'refused' };
const STALE: Judged = { became: 'stale' };

const written = (table: SharedTable, next: OpenMatch | null): Judged =>
  next ? { next: { ...next, shared: table.shared }, became: 'written' } : REFUSED;

/** What this would lay open of the match on the table; null: nothing that others have a say in. */
export function openingOf({ id, shared }: SharedTable, request: Request): Opening | null {
  // Before others have joined there is nobody to be asked, and they join by a copy.
  if (shared.circle.places.length < 2 || !('match' in request) || (request.match !== id && request.match !== null))
    return null;
  if (request.kind === 'dealCode') return 'code';
  return request.kind === 'handOn' || request.kind === 'export' ? 'copy' : null;
}

/** Nobody else has a say in it, and it is written as on a single device. */
export const isOwnBusiness = (entry: Entry): boolean => 'move' in entry || 'hint' in entry;
