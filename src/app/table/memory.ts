import { signal } from '@preact/signals';
import type { Eyes, Seat } from '../../engine/game.ts';
import type { Unshown } from '../../protocol/messages.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import type { Scene } from '../../ui/stage/Stage.ts';
import { recall, remember } from '../../ui/stored.ts';
import { settings } from '../settings.ts';
import type { Moment, MomentEvent } from './moment.ts';

// What a page remembers of its tables while another screen, or nothing, is shown.

interface Chosen {
  readonly move: object;
}
type TableAt = Pick<TableNews, 'match' | 'logLength'>;

/** What was chosen and not yet made when another screen came over the table: the rulebook, say. */
interface Held {
  readonly match: MatchId;
  readonly logLength: number;
  readonly seat: Seat;
  readonly said: string;
}
let held: Held | null = null;

export function hold({ match, logLength }: TableAt, seat: Seat, chosen: Chosen | null): void {
  held = chosen && { match, logLength, seat, said: JSON.stringify(chosen.move) };
}

/** The same seat finds it again, if nothing has happened at its table since; once. */
export function takeUp<One extends Chosen>(at: TableAt, seat: Seat, offers: readonly One[]): One | null {
  const was = held;
  if (was?.match !== at.match) return null;
  held = null;
  if (was.logLength !== at.logLength || was.seat !== seat) return null;
  return offers.find(({ move }) => JSON.stringify(move) === was.said) ?? null;
}

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

/** After so many scenes in a row that were cut short the quicker pace is offered. */
const MOST_SKIPPED = 3;

let skipped = 0;

/** The moves might be shown quicker: offered once on a device. */
export const isQuickOffered = signal(false);
const wasOffered = signal(recall('quickOffered') === true);

/** Counts the scenes in a row that a player cut short. */
export function noteImpatience(before: Moment, event: MomentEvent, now: Moment): void {
  const isLeft = before.kind === 'showing' && (now.shown.steps !== before.shown.steps || now.kind !== 'showing');
  if (!isLeft || before.shown.isAgain || wasOffered.peek() || !before.shown.scenes.some(({ size }) => size === 'scene'))
    return;
  const isCut = before.isTapped || event.kind === 'skip' || event.kind === 'skipTurn';
  skipped = isCut ? skipped + 1 : 0;
  const { pace } = settings.peek();
  if (skipped >= MOST_SKIPPED && (pace === 'slow' || pace === 'steady')) isQuickOffered.value = true;
}

export function noteQuickOffered(): void {
  isQuickOffered.value = false;
  wasOffered.value = true;
  skipped = 0;
  remember('quickOffered', true);
}

/** How often scenes of a kind were seen in the match that is open. */
let counted: { readonly match: MatchId; readonly byKind: Map<string, number> } | null = null;

const countsOf = (match: MatchId): Map<string, number> => {
  if (counted?.match !== match) counted = { match, byKind: new Map() };
  return counted.byKind;
};

export const seenBefore = (match: MatchId, { kind }: Scene): number => (countsOf(match).get(kind) ?? 0) + 1;

export function noteSeen(match: MatchId, { kind }: Scene): void {
  const counts = countsOf(match);
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
