import type { Notice } from '../protocol/messages.ts';
import { closeCall, refuseCall } from './calls.ts';
import { calledTo, deleted, refusal, shelf, trouble } from './published.ts';
import { isShown, lay, showMatch } from './shownMatch.ts';
import { noteTrouble } from './troubles.ts';

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
