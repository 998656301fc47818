import type { Day } from '../engine/daily.ts';
import type { AnyMove, AnyReason, AnyView, Seat, Sight } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import type { RematchWish } from '../engine/rematch.ts';
import type { ForkWish, Import, NewMatch, Request, Unshown } from '../protocol/messages.ts';
import type { Better, Chances, Daybook, Hint, MatchId, Motive, NoHint, Past, Replay } from '../protocol/shown.ts';
import type { Outcome, Par } from '../saves/format.ts';
import { ask, host } from './host.ts';
import { table } from './published.ts';
import { drawCurtain, isShown, showMatch } from './receive.ts';

/** Everything that a person can want of the host. What was offered on a table that is no longer there is dropped by the host. */

/** Something will be asked soon. */
export const wake = (): void => host.wake();

export const showShelf = (): void => host.post({ kind: 'shelf' });

/** Rejects if the match could not be laid out; `trouble` says why. */
export const startMatch = (match: NewMatch): Promise<MatchId> => ask('new', match);

/** `led`: a guide plays for its bots, until `unlead`. `unshown`: what a page had still to show when it went away. */
export function openMatch(match: MatchId, led = false, unshown: Unshown | null = null): void {
  showMatch(match);
  host.post({ kind: 'open', match, ...(led && { led }), ...(unshown && { unshown }) });
}

/** The shelf is published anew afterwards. They can be brought back until others are deleted. */
export function deleteMatches(matches: readonly MatchId[]): void {
  const open = table.peek()?.match;
  if (open !== undefined && matches.includes(open)) showMatch(null);
  host.post({ kind: 'delete', matches });
}

export const undelete = (): void => host.post({ kind: 'undelete' });

/** Deletes for good what was set aside last. */
export const forgetDeleted = (): void => host.post({ kind: 'forget' });

export function deleteAll(): void {
  showMatch(null);
  host.post({ kind: 'deleteAll' });
}

/** Null: by the name of the game. Rejects if that could not be written. */
export const renameMatch = (match: MatchId, title: string | null): Promise<null> => ask('rename', { match, title });

/** One match or, null, all of them, with whatever is secret in them. Rejects if the store cannot be read. */
export const exportMatches = (match: MatchId | null): Promise<string> => ask('export', { match });

/**
 * The match as a code, with whatever is secret in it; null: it is too long for one. `here`: who plays on this device from
 * now on, while the others play by messages; null: everybody; absent: as it was. Rejects if that could not be written.
 */
export const handOn = (match: MatchId, here?: readonly Seat[] | null): Promise<string | null> =>
  ask('handOn', { match, ...(here !== undefined && { here }) });

/** Who plays on this device. Rejects if that could not be written. */
export const sitHere = (match: MatchId, here: readonly Seat[]): Promise<null> => ask('sitHere', { match, here });

/** What became of every match that was played to its end, the newest first. Rejects if the store cannot be read. */
export const askOutcomes = (): Promise<readonly Outcome[]> => ask('outcomes', {});

/** What became of the days' deals. Rejects if the store cannot be read. */
export const askDaybook = (): Promise<Daybook> => ask('daybook', {});

/** The par with one game more of those that make it, or all of them; null: not now. */
export const askPar = (game: string, day: Day): Promise<Par | null> => ask('par', { game, day }).catch(() => null);

/** Nobody waits for the par any more. */
export const dropPar = (): void => host.post({ kind: 'noPar' });

/** Rejects only if the store cannot be read: a fault of the text is an answer. */
export const importMatches = (text: string, fork?: ForkWish): Promise<Import> =>
  ask('import', { text, ...(fork && { fork }) });

export const undoImport = (came: readonly MatchId[]): Promise<null> => ask('undoImport', { came });

/** Out of all records. */
export const dropOutcome = (outcome: Outcome): Promise<null> => ask('dropOutcome', { outcome });

/** The open match shall be this tab's. */
export const takeOver = (): void => host.post({ kind: 'takeOver' });

/** The screen is touched. */
export const touched = (): void => host.post({ kind: 'touched' });

export const saveAgain = (): void => host.post({ kind: 'save' });

/** Gives a silent host up for another, and tries again after the connection was lost. */
export const restart = (): void => host.restart();

/** The page is put aside, and may come back as it was. */
export const sleep = (): void => host.sleep();
export const rouse = (): void => host.rouse();

/** Nothing, if another one is shown by now: the host has left this one for it. */
export function leave(match: MatchId): void {
  if (!isShown(match)) return;
  showMatch(null);
  host.post({ kind: 'leave' });
}

export const look = (seat: Seat): void => host.post({ kind: 'look', seat });

export function cover(): void {
  drawCurtain();
  host.post({ kind: 'cover' });
}

/** The seat that looks has seen what its own move told it alone. */
export const putAway = (): void => host.post({ kind: 'cover' });
export const shown = (): void => host.post({ kind: 'shown' });

export const move = (seat: Seat, chosen: AnyMove): void =>
  atTable((logLength) => ({ kind: 'move', logLength, seat, move: chosen }));

export const forced = (): void => atTable((logLength) => ({ kind: 'forced', logLength }));

export const undo = (agreed: boolean): void => atTable((logLength) => ({ kind: 'undo', logLength, agreed }));
export const undoTurn = (): void => atTable((logLength) => ({ kind: 'undo', logLength, agreed: false, whole: true }));

export const redo = (): void => atTable((logLength) => ({ kind: 'redo', logLength }));

export const sit = (seat: Seat, sitter: Sitter): void =>
  atTable((logLength) => ({ kind: 'sit', logLength, seat, sitter }));

/** The person there gives up; where the match goes on, this bot takes the seat. */
export const concede = (seat: Seat, bot: Sitter): void =>
  atTable((logLength) => ({ kind: 'concede', logLength, seat, bot }));

/** It ends here, and counts as it stands. */
export const endNow = (): void => atTable((logLength) => ({ kind: 'endNow', logLength }));

/** This device orders from now on, for the one that did so is lost. */
export const takeOrder = (): void => host.post({ kind: 'takeOrder' });

/** Asks to play these seats on this device; the people who play them on another are asked. */
export const claim = (seats: readonly Seat[]): void => host.post({ kind: 'claim', seats });

/** What this table answers to what people on another device want. */
export const agree = (yes: boolean): void => host.post({ kind: 'agree', yes });

/** The bots play to the end without being watched. */
export const runOut = (): void => host.post({ kind: 'runOut' });

/** Rejects if the match could not be laid out; `trouble` says why. */
export const startRematch = (match: MatchId, wish: RematchWish): Promise<MatchId> => ask('rematch', { match, ...wish });

/** Why the wish is no legal move now; null if it is one, or if the table has changed meanwhile. */
export async function why(seat: Seat, wish: AnyMove): Promise<AnyReason | null> {
  const logLength = table.peek()?.logLength;
  if (logLength === undefined) return null;
  return ask('why', { logLength, seat, wish }).catch(() => null);
}

/** What the seat that is asked on the open table sees with its own eyes; null if the table has changed meanwhile. */
export async function peek(seat: Seat): Promise<AnyView | null> {
  const logLength = table.peek()?.logLength;
  if (logLength === undefined) return null;
  return ask('peek', { logLength, seat }).catch(() => null);
}

/** What the strong bot would do with the eyes of the seat that decides, or why nobody says it. */
export async function askHint(seat: Seat): Promise<Hint | NoHint> {
  const logLength = table.peek()?.logLength;
  if (logLength === undefined) return 'notNow';
  return ask('hint', { logLength, seat }).catch(() => 'notNow');
}

/** Nobody waits for the hint any more. */
export const dropHint = (): void => host.post({ kind: 'noHint' });

/** Why bots did what the line of that move tells; empty if none had a choice. */
export const askMotives = (moves: number): Promise<readonly Motive[]> => ask('motives', { moves }).catch(() => []);

/** The open match as it stood after so many moves; null if there is no such moment any more. */
export const lookBack = (moves: number): Promise<Past | null> => ask('lookBack', { moves }).catch(() => null);

/** What there is to walk through of a match; null: seen as those see it who look at it now. Rejects if it cannot be opened; `trouble` says why. */
export const askReplay = (match: MatchId, sight: Sight | null): Promise<Replay> => ask('replay', { match, sight });

/** A moment of it; null if it cannot be seen. */
export const askMoment = (match: MatchId, sight: Sight, moves: number): Promise<Past | null> =>
  ask('moment', { match, sight, moves }).catch(() => null);

/** Who would win from a moment of a match that is over; null if nobody waits for it any more, or it could not be thought. */
export const askChances = (match: MatchId, moves: number): Promise<Chances | null> =>
  ask('chances', { match, moves }).catch(() => null);

/** What the strong bot would have done instead of that move of it. */
export const askBetter = (match: MatchId, moves: number): Promise<Better | null> =>
  ask('better', { match, moves }).catch(() => null);

/** Nobody waits for either any more. All that is being asked at that time is answered with null. */
export function dropHindsight(): void {
  drops++;
  host.post({ kind: 'noHindsight' });
}
let drops = 0;
/** How often that was. */
export const hindsightDrops = (): number => drops;

/** A new match that goes on from there. Rejects if it could not be laid out; `trouble` says why. */
export const branchMatch = (match: MatchId, moves: number): Promise<MatchId> => ask('branch', { match, moves });

export function atTable(request: (at: number) => Request): void {
  const news = table.peek();
  if (news) host.post(request(news.logLength));
}

/** Only when a person asks, since the code tells the whole deal. Null if that match is on the table no more. */
export const askDealCode = (match: MatchId): Promise<string | null> => ask('dealCode', { match });

// What a guide wishes of the host: fetched with it, and not with the first screen.

/** What the guide has a bot do. */
export const reply = (seat: Seat, chosen: AnyMove): void =>
  atTable((logLength) => ({ kind: 'reply', logLength, seat, move: chosen }));

/** The guide plays for no bot any more. */
export const unlead = (): void => host.post({ kind: 'unlead' });

// Requests to the host about several devices: fetched with the door to them, and not with the first screen.

/** Several devices play the open match from now on, and this one orders; `here`: who plays on it. Rejects where that cannot be. */
export const gather = (match: MatchId, here: readonly Seat[]): Promise<null> => ask('gather', { match, here });

/** Leads a line from the open match to another device. */
export const joinLine = (match: MatchId, port: MessagePort): void => host.post({ kind: 'wire', match, port });

/** Takes the match of the device at the other end in, and plays along; rejects if it cannot, and `trouble` says why. */
export const enterLine = (port: MessagePort): Promise<MatchId> => ask('enter', { port });
