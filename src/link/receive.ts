import { isEqual } from '../engine/equal.ts';
import type { Notice } from '../protocol/messages.ts';
import type { MatchId, TableNews } from '../protocol/shown.ts';
import type { Trouble } from '../protocol/trouble.ts';
import { deleted, refusal, ribbon, shelf, table, trouble } from './published.ts';

/** The match that the page shows. What the host sent of another before it heard of that is late, and not for the page. */
let shownMatch: MatchId | null = null;
/** The page has drawn the curtain, and the host has not yet said that it knows. */
let covering = false;

export const isShown = (match: MatchId): boolean => match === shownMatch;

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
      closeCall(notice.call, notice.match);
      break;
    case 'why':
      closeCall(notice.call, notice.reason);
      break;
    case 'peeked':
      closeCall(notice.call, notice.view);
      break;
    case 'hint':
      closeCall(notice.call, notice.hint);
      break;
    case 'motives':
      closeCall(notice.call, notice.motives);
      break;
    case 'refused':
      refusal.value = { logLength: notice.logLength, reason: notice.reason };
      break;
    case 'lookedBack':
      closeCall(notice.call, notice.past);
      break;
    case 'replayed':
      closeCall(notice.call, notice.replay);
      break;
    case 'chances':
      closeCall(notice.call, notice.chances);
      break;
    case 'better':
      closeCall(notice.call, notice.better);
      break;
    case 'dealCode':
      closeCall(notice.call, notice.code);
      break;
    case 'renamed':
      closeCall(notice.call, null);
      break;
    case 'exported':
      closeCall(notice.call, notice.text);
      break;
    case 'outcomes':
      closeCall(notice.call, notice.outcomes);
      break;
    case 'daybook':
      closeCall(notice.call, notice.daybook);
      break;
    case 'par':
      closeCall(notice.call, notice.par);
      break;
    case 'imported':
      closeCall(notice.call, notice.import);
      break;
    case 'trouble':
      trouble.value = notice.trouble;
      noteTrouble(notice.trouble);
      if ('match' in notice.trouble && notice.trouble.match === shownMatch) showMatch(null);
      if (notice.call !== null) refuseCall(notice.call, notice.trouble.what);
      break;
    case 'ready':
    case 'helpless':
    case 'pong':
      break;
  }
}

/** Nothing of another match stays on the page. */
export function showMatch(match: MatchId | null): void {
  if (match === shownMatch) return;
  shownMatch = match;
  covering = false;
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

function lay(news: TableNews): void {
  if (news.match !== shownMatch) return;
  // Of the lines too: the host sends each once.
  ribbon.value = [...ribbon.peek().slice(0, news.ribbon.from), ...news.ribbon.lines];
  if (covering && isSecret(news)) return;
  covering = false;
  table.value = { ...news, offers: sameOffers(table.peek(), news) ?? news.offers };
  if (news.saved && trouble.peek()?.what === 'notSaved') trouble.value = null;
}

/**
 * A table that is told anew without a move, when a hint has come in between, offers the very same: what somebody has chosen
 * of it stays chosen.
 */
function sameOffers(before: TableNews | null, news: TableNews): TableNews['offers'] | null {
  if (!before || movesAt(before) !== movesAt(news) || !isEqual(before.floor, news.floor)) return null;
  return isEqual(before.offers, news.offers) ? before.offers : null;
}

const movesAt = ({ frames }: TableNews): number | undefined => frames.at(-1)?.moveCount;

type Secret = TableNews & { readonly floor: { readonly kind: 'private' } };

/** Among several persons; whoever plays alone has nobody to hide from. */
const isSecret = (news: TableNews): news is Secret =>
  news.floor.kind === 'private' && news.sitters.filter(({ kind }) => kind === 'person').length > 1;

/** Who waits for the answer to a request. */
interface Call {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

const calls = new Map<number, Call>();
let lastCall = 0;

/** A request that is answered once gets a number of its own. */
export function openCall<Answer>(): { call: number; answered: Promise<Answer> } {
  const call = ++lastCall;
  const answered = new Promise<Answer>((resolve, reject) => {
    calls.set(call, { resolve: (answer) => resolve(answer as Answer), reject });
  });
  return { call, answered };
}

function closeCall(call: number, answer: unknown): void {
  calls.get(call)?.resolve(answer);
  calls.delete(call);
}

function refuseCall(call: number, why: string): void {
  calls.get(call)?.reject(new Error(why));
  calls.delete(call);
}

/** The host died: nobody will answer. */
export const dropCalls = (): void => {
  for (const call of [...calls.keys()]) refuseCall(call, 'hostDied');
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
