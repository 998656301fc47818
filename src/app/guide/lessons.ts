import { signal } from '@preact/signals';
import type { Floor } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { recall } from '../../ui/stored.ts';

/** The match of each game that a guide leads, as this device remembers it; how far it has come is known from its moves. */
export type Lessons = Readonly<Record<string, MatchId>>;

export function readLessons(stored: unknown): Lessons {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, match]) => typeof match === 'string'));
}

export const lessons = signal<Lessons>(readLessons(recall('lessons')));

export const isGuided = (match: MatchId): boolean => Object.values(lessons.value).includes(match);

/** The partner whose secrets the table shows, since the script decides for it too: nothing to be learnt from. */
export const secretShown = (floor: Floor, learner: Seat): Seat | null =>
  (floor.kind === 'private' || floor.kind === 'learnt') && floor.seat !== learner ? floor.seat : null;
