import { isEqual } from '../engine/equal.ts';
import type { Answer, Answered, CallName, Notice, Trouble } from '../protocol/messages.ts';
import type { MatchId, TableNews } from '../protocol/shown.ts';
import { calledTo, deleted, refusal, ribbon, shelf, table, trouble } from './published.ts';

// What the host tells, and which match of it is shown.

/** The match that the page shows. What the host sent of another before it heard of that is late, and not for the page. */
let shownMatch: MatchId | null = null;
/** The page has drawn the curtain, and the host has not yet said that it knows. */
let covering = false;

/** The page draws a table. */
let isDrawn = false;
/** The newest news that no table has drawn yet: its board is still being fetched. */
let undrawn: TableNews | null = null;

/** Said by the table itself, when it is drawn for the first time and when it goes. */
export function noteDrawn(drawn: boolean): void {
  isDrawn = drawn;
  undrawn = null;
}

export const isShown = (match: MatchId): boolean => match === shownMatch;

/** Nothing of another match stays on the page. */
export function showMatch(match: MatchId | null): void {
  if (match === shownMatch) return;
  shownMatch = match;
  covering = false;
  undrawn = null;
  table.value = null;
  ribbon.value = [];
  refusal.value = null;
}

/** At once and not when the host answers: a phone takes its picture of an app as it is hidden. */
export function drawCurtain(): void {
  const news = table.peek();
  if (!news || !isSecret(news)) return;
  covering = true;
  table.value = { ...news, floor: { kind: 'curtain', to: news.floor.seat }, ask: null, offers: [] };
}

/** Lays the table out, if it is the one that the page shows. */
function lay(news: TableNews): void {
  if (news.match !== shownMatch) return;
  // Of the lines too: the host sends each once.
  ribbon.value = [...ribbon.peek().slice(0, news.ribbon.from), ...news.ribbon.lines];
  if (covering && isSecret(news)) return;
  covering = false;
  table.value = { ...news, frames: unseen(news), offers: sameOffers(table.peek(), news) ?? news.offers };
  if (!isDrawn) undrawn = table.value;
  if (news.saved && trouble.peek()?.what === 'notSaved') trouble.value = null;
}

/** Its frames, after those that arrived before a table could draw them: bots move on while the board is fetched. */
function unseen({ eyes, frames }: TableNews): TableNews['frames'] {
  const last = undrawn?.frames.at(-1);
  const now = frames.at(-1);
  if (!undrawn || !last || !now || undrawn.eyes !== eyes || undrawn.floor.kind === 'curtain') return frames;
  // Moves that were taken back are not shown any more.
  if (now.moveCount < last.moveCount) return frames;
  return [...undrawn.frames, ...frames.filter(({ moveCount }) => moveCount > last.moveCount)];
}

/**
 * A table that is told anew without a move, when a hint has come in between, offers the very same; so does one on which
 * others have answered what they were asked at the same time. What was chosen of it stays chosen.
 */
function sameOffers(before: TableNews | null, news: TableNews): TableNews['offers'] | null {
  if (!before || !isEqual(before.floor, news.floor)) return null;
  if (movesAt(before) !== movesAt(news) && !isStillAsked(before, news)) return null;
  return isEqual(before.offers, news.offers) ? before.offers : null;
}

/** The seat on the floor was asked after each move since. */
function isStillAsked(before: TableNews, { floor, frames }: TableNews): boolean {
  const [from, to] = [movesAt(before) ?? 0, frames.at(-1)?.moveCount ?? 0];
  const since = [before.frames.at(-1), ...frames.filter(({ moveCount }) => moveCount > from)];
  const isWhole = to > from && since.length === to - from + 1;
  return isWhole && 'seat' in floor && since.every((frame) => frame?.asked.includes(floor.seat));
}

const movesAt = ({ frames }: TableNews): number | undefined => frames.at(-1)?.moveCount;

type Secret = TableNews & { readonly floor: { readonly kind: 'private' | 'learnt' } };

/** Among several persons on this device: a single one has nobody to hide from. */
const isSecret = (news: TableNews): news is Secret =>
  (news.floor.kind === 'private' || news.floor.kind === 'learnt') && news.here.length > 1;

/** Who waits for an answer. Calls of all kinds wait side by side: that each gets its own kind is the host's promise. */
interface Waiting {
  resolve(answer: Answer<CallName>): void;
  reject(reason: Error): void;
}

const waiting = new Map<number, Waiting>();
let lastCall = 0;

/** A request that is answered once gets a number of its own. */
export function openCall<Name extends CallName>(): { call: number; answered: Promise<Answer<Name>> } {
  const call = ++lastCall;
  const answered = new Promise<Answer<Name>>((resolve, reject) => {
    waiting.set(call, { resolve, reject });
  });
  return { call, answered };
}

function closeCall({ call, answer }: Answered): void {
  waiting.get(call)?.resolve(answer);
  waiting.delete(call);
}

function refuseCall(call: number, why: string): void {
  waiting.get(call)?.reject(new Error(why));
  waiting.delete(call);
}

/** The host died: nobody will answer. */
export const dropCalls = (): void => {
  for (const call of [...waiting.keys()]) refuseCall(call, 'hostDied');
};

const MOST_TROUBLES = 8;
const troubles: string[] = [];

/** What went wrong since the app was opened, oldest first: kinds and places, and no name of a person or a match. */
export const lastTroubles = (): readonly string[] => troubles;

function noteTrouble(trouble: Trouble): void {
  troubles.push([trouble.what, ...detailsOf(trouble)].join(' '));
  if (troubles.length > MOST_TROUBLES) troubles.shift();
}

function detailsOf(trouble: Trouble): (string | number)[] {
  switch (trouble.what) {
    case 'brokenSave':
      return [trouble.refusal.refused, trouble.refusal.place];
    case 'notSaved':
      return trouble.full ? ['full'] : [];
    case 'cannotStart':
      return [trouble.game];
    case 'brokenCards':
      return [trouble.matches.length];
    default:
      return [];
  }
}

/** What the host has said while it is held back; null: it is not. */
let heldBack: Notice[] | null = null;

/**
 * Until it is let go: what a tap has changed is drawn before what the host says to it, since one frame with both would come
 * later than the tap may wait.
 */
export function holdBack(): () => void {
  if (heldBack) return () => undefined;
  const held: Notice[] = [];
  heldBack = held;
  return () => {
    heldBack = null;
    held.forEach(hear);
  };
}

/** What the host says, in its order. */
export function receive(notice: Notice): void {
  if (heldBack) heldBack.push(notice);
  else hear(notice);
}

/** Laid into the signals. */
function hear(notice: Notice): void {
  switch (notice.kind) {
    case 'shelf':
      deleted.value = notice.deleted ?? 0;
      shelf.value = notice.cards;
      break;
    case 'table':
      lay(notice.table);
      break;
    case 'started':
      showMatch(notice.match);
      if (notice.unasked) calledTo.value = notice.match;
      break;
    case 'answer':
      closeCall(notice);
      break;
    case 'refused':
      refusal.value = { logLength: notice.logLength, reason: notice.reason };
      break;
    case 'trouble':
      trouble.value = notice.trouble;
      noteTrouble(notice.trouble);
      if ('match' in notice.trouble && isShown(notice.trouble.match)) showMatch(null);
      if (notice.call !== null) refuseCall(notice.call, notice.trouble.what);
      break;
    case 'ready':
    case 'helpless':
    case 'pong':
      break;
  }
}
