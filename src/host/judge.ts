import { isEqual } from '../engine/equal.ts';
import { personSeats } from '../engine/floor.ts';
import type { AnyMove, AnyReason, Seat } from '../engine/game.ts';
import { type Entry, isMove, logInForce, mostEntries, type Sitter } from '../engine/log.ts';
import { append, IllegalLog, isDuel, type Match, offersTo } from '../engine/match.ts';
import { learntAlone } from '../engine/reel.ts';
import { canRedo, NOTHING_TO_UNDO, needsAgreement, type UndoOffer, undoOffer } from '../engine/undo.ts';
import type { Request } from '../protocol/messages.ts';
import {
  covered,
  deciderAt,
  eyesOf,
  floorAt,
  hereAt,
  logLength,
  type OpenMatch,
  peekersAt,
  revealed,
  seenWithOwn,
  settled,
  sittersOf,
} from './openMatch.ts';

/** What can be asked of an open match. */
export type TableRequest = Extract<
  Request,
  { kind: 'look' | 'cover' | 'shown' | 'move' | 'reply' | 'forced' | 'undo' | 'redo' | 'sit' | 'concede' | 'endNow' }
>;

/** The table after the request; null if it cannot be: stale, doubled, or not for this moment. */
export function judge(table: OpenMatch, request: TableRequest): OpenMatch | null {
  if (!table.mine || isStale(table, request)) return null;
  switch (request.kind) {
    case 'look':
      return look(table, request.seat);
    case 'cover':
      return covered(table);
    case 'shown':
      return settled({ ...table, unveiled: false });
    case 'move':
      // Never for a bot, and never for a seat behind the curtain.
      return deciderAt(table) === request.seat
        ? played({ ...table, holder: request.seat }, request.seat, request.move)
        : null;
    case 'reply':
      return reply(table, request);
    case 'forced':
      return forced(table);
    case 'undo':
      return undo(table, request);
    case 'redo':
      return redoAt(table) ? logged(table, { redo: true }) : null;
    case 'sit':
      // A day's deal is one person's, who plays it against the same bots as everybody.
      if (table.match.record.daily) return null;
      // After the end it stays written who played.
      if (request.seat >= table.match.record.setup.seats || floorAt(table).kind === 'over') return null;
      if (!hasRoom(table)) return null;
      return seated(table, { seat: request.seat, sitter: request.sitter });
    case 'concede':
      return table.match.record.daily ? null : concede(table, request);
    case 'endNow':
      // A day is played to its end, or stays open.
      return table.match.record.daily || floorAt(table).kind === 'over' ? null : logged(table, { counted: true });
  }
}

/** The last person among bots sees with their seat's eyes from here on, and has seen all that the open table showed. */
function seated(table: OpenMatch, entry: Extract<Entry, { sitter: Sitter }>): OpenMatch | null {
  const next = logged(table, entry);
  const [alone, ...others] = next ? personSeats(sittersOf(next)) : [];
  if (!next || others.length > 0) return next;
  return { ...next, seen: next.seen.map((looked, each) => (each === alone ? Math.max(looked, table.shown) : looked)) };
}

/** Between two the other has won; among more a bot plays on, for their game is not over. */
function concede(table: OpenMatch, { seat, bot }: Extract<TableRequest, { kind: 'concede' }>): OpenMatch | null {
  if (floorAt(table).kind === 'over' || sittersOf(table)[seat]?.kind !== 'person') return null;
  if (isDuel(table.match)) return logged(table, { seat, concede: true });
  return bot.kind === 'bot' && hasRoom(table) ? seated(table, { seat, sitter: bot, conceded: true }) : null;
}

/** Why a wish is not legal: told only to the seat that is asked, from what its eyes see. */
export function whyNot(table: OpenMatch, request: Extract<Request, { kind: 'why' }>): AnyReason | null {
  const { game, state } = table.match;
  if (isStale(table, request) || deciderAt(table) !== request.seat) return null;
  return game.why(game.view(state, eyesOf(table)), request.seat, request.wish);
}

/**
 * Why a move that the open table was offered is not legal in truth: told to the seat that tried it, from its own eyes, and
 * nothing is written down. Null for whatever was not offered: nobody can feel for secrets with it.
 */
export function refusalOf(table: OpenMatch, request: Extract<Request, { kind: 'move' }>): AnyReason | null {
  const { game, state } = table.match;
  const { seat, move } = request;
  if (!table.mine || isStale(table, request) || deciderAt(table) !== seat) return null;
  const offers = offersTo(game, state, game.view(state, eyesOf(table)), seat);
  return offers.some((offer) => isEqual(offer, move)) ? game.why(game.view(state, seat), seat, move) : null;
}

/** A hint, for the seat that decides at this very moment; none behind the curtain, and none where the log is full. */
export const mayHint = (table: OpenMatch, request: Extract<Request, { kind: 'hint' }>): boolean =>
  table.mine &&
  !isStale(table, request) &&
  deciderAt(table) === request.seat &&
  !table.match.record.noHints &&
  hasRoom(table);

/** The table with a hint written down; once, however often the same seat asks for it at the same moment. */
export function hinted(table: OpenMatch, seat: Seat): OpenMatch {
  const last = table.match.record.log.at(-1);
  const isWritten = last !== undefined && 'hint' in last && last.seat === seat;
  return (isWritten ? null : logged(table, { seat, hint: true })) ?? table;
}

/** Own secrets, for those at the open table of this very moment. */
export const mayPeek = (table: OpenMatch, request: Extract<Request, { kind: 'peek' }>): boolean =>
  table.mine && !isStale(table, request) && peekersAt(table).includes(request.seat);

const isStale = ({ match }: OpenMatch, request: Request): boolean =>
  'logLength' in request && request.logLength !== logLength(match);

/** The table with one move more; null if the rules do not offer it. */
export function played(table: OpenMatch, seat: Seat, move: AnyMove): OpenMatch | null {
  const match = appended(table.match, { seat, move });
  if (!match) return null;
  // All look at cards that were turned over: the curtain closes even if the holder has the next secret to decide.
  const isRevealed = revealed(match);
  const looking = table.looking && !isRevealed;
  const last = match.happened.at(-1);
  const learnt = looking && seat === table.holder && last !== undefined && learntAlone(last);
  return settled({ ...table, match, looking, learnt, unveiled: isRevealed || table.unveiled, saved: false });
}

/** A bot's move as the guide has it, and only while one leads. */
function reply(table: OpenMatch, { seat, move }: Extract<TableRequest, { kind: 'reply' }>): OpenMatch | null {
  const floor = floorAt(table);
  return table.led && floor.kind === 'bots' && floor.seats.includes(seat) ? played(table, seat, move) : null;
}

/** Makes the only move of every seat that has no other, on one tap of the person who holds the device. */
function forced(table: OpenMatch): OpenMatch | null {
  const floor = floorAt(table);
  if (floor.kind !== 'forced') return null;
  return floor.seats.reduce<OpenMatch | null>((before, seat) => {
    const [move] = before ? before.match.game.moves(before.match.state, seat) : [];
    return before && move !== undefined ? played(before, seat, move) : null;
  }, table);
}

export const redoAt = (table: OpenMatch): boolean =>
  canRedo(table.match) && hasRoom(table) && takenBackBy(table).every((seat) => hereAt(table).includes(seat));

/** The people whose moves were taken back last: each brings them back on the device where they play. */
function takenBackBy(table: OpenMatch): readonly Seat[] {
  const { log } = table.match.record;
  const persons = personSeats(sittersOf(table));
  const moves = logInForce(log).undone.at(-1) ?? [];
  return moves.flatMap((index) => {
    const entry = log[index];
    return isMove(entry) && persons.includes(entry.seat) ? [entry.seat] : [];
  });
}

export function undoAt(table: OpenMatch): UndoOffer {
  const floor = floorAt(table);
  if (floor.kind === 'elsewhere' || !hasRoom(table)) return NOTHING_TO_UNDO;
  // A move made on another device is taken back there.
  const mover = floor.kind === 'private' || floor.kind === 'learnt' ? floor.seat : hereAt(table);
  return undoOffer(table.match, mover, seenByAll(table));
}

/** A player on another device has seen the moves that were sent there. */
function seenByAll(table: OpenMatch): readonly number[] {
  const { sent = 0 } = table.shared ?? {};
  const here = hereAt(table);
  return table.seen.map((looked, seat) => (here.includes(seat) ? looked : Math.max(looked, sent)));
}

/** For thinking again, so that the moves of a whole game still fit: a longer log would not be opened any more. */
function hasRoom({ match }: OpenMatch): boolean {
  const longest = match.game.facts.longestGame(match.record.setup.seats);
  return logLength(match) < mostEntries(longest) - longest;
}

/** Behind the curtain, or right after a reveal to the person who holds the device already: it is passed to nobody. */
function look(table: OpenMatch, seat: Seat): OpenMatch | null {
  const floor = floorAt(table);
  const mayLook = floor.kind === 'curtain' || (floor.kind === 'reveal' && table.holder === seat);
  if (!mayLook || floor.to !== seat) return null;
  const seen = table.seen.map((before, each) => (each === seat ? seenWithOwn(table.match, seat, before) : before));
  return { ...table, seen, holder: seat, looking: true, unveiled: false };
}

function undo(table: OpenMatch, { agreed, whole }: Extract<TableRequest, { kind: 'undo' }>): OpenMatch | null {
  const offer = undoAt(table);
  const drops = whole ? offer.wholeTurn : offer.drops;
  const asksAll = needsAgreement(offer);
  if (drops.length === 0 || (asksAll && !agreed)) return null;
  const next = logged(table, asksAll ? { undo: drops, agreed: true } : { undo: drops });
  return next && settled({ ...next, unveiled: false });
}

function logged(table: OpenMatch, entry: Entry): OpenMatch | null {
  const match = appended(table.match, entry);
  return match && settled({ ...table, match, saved: false });
}

function appended(match: Match, entry: Entry): Match | null {
  try {
    return append(match, entry);
  } catch (fault) {
    if (fault instanceof IllegalLog) return null;
    throw fault;
  }
}
