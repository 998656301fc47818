import type { Answer, Answered, CallName, Notice, Trouble } from '../protocol/messages.ts';
import { calledTo, deleted, refusal, shelf, trouble } from './published.ts';
import { isShown, lay, showMatch } from './shownMatch.ts';

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
