import { signal } from '@preact/signals';
import type { MatchId } from '../../protocol/shown.ts';
import type { Scene } from '../../ui/stage/scene.ts';
import { recall, remember } from '../../ui/stored.ts';
import { settings } from '../settings.ts';
import type { Moment, MomentEvent } from './moment.ts';

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
