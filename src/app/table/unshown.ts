import type { Eyes } from '../../engine/ids.ts';
import type { Unshown } from '../../protocol/messages.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { recall, remember } from '../../ui/stored.ts';
import type { Moment } from './moment.ts';

/** Outlives the page: a scene that it was reloaded in begins again. */
const KEY = 'unshown';

/** What this device was showing of a match when its page went away; null: nothing. */
export function unshownOf(match: MatchId): Unshown | null {
  const kept = recall(KEY);
  if (typeof kept !== 'object' || kept === null || !('match' in kept) || kept.match !== match) return null;
  const { eyes, moves } = kept as { readonly eyes?: unknown; readonly moves?: unknown };
  return (eyes === 'onlooker' || isCount(eyes)) && isCount(moves) ? { eyes, moves } : null;
}

/** Of what is only shown again nothing is kept. */
export function noteUnshown({ kind, shown, news: { match, eyes } }: Moment): void {
  const isNew = kind === 'showing' && !shown.isAgain && shown.frame.moveCount > 0;
  keep(isNew ? { match, eyes, moves: shown.frame.moveCount - 1 } : null);
}

interface Kept extends Unshown {
  readonly match: MatchId;
}
let kept: Kept | null | undefined;

function keep(now: Kept | null): void {
  if (kept !== undefined && kept?.match === now?.match && kept?.moves === now?.moves && kept?.eyes === now?.eyes)
    return;
  kept = now;
  remember(KEY, now);
}

const isCount = (kept: unknown): kept is number & Eyes => Number.isInteger(kept) && Number(kept) >= 0;
