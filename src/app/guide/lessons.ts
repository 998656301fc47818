import { signal } from '@preact/signals';
import type { MatchId } from '../../protocol/messages.ts';
import { recall, remember } from '../../ui/stored.ts';

/** The bots of a lesson: such as a beginner can beat. */
export const LESSON_LEVEL = 1;

/** The match of each game that a guide leads, as this device remembers it; how far it has come is known from its moves. */
export type Lessons = Readonly<Record<string, MatchId>>;

export function readLessons(stored: unknown): Lessons {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, match]) => typeof match === 'string'));
}

export const lessons = signal<Lessons>(readLessons(recall('lessons')));

export const isGuided = (match: MatchId): boolean => Object.values(lessons.value).includes(match);

export const beginLesson = (game: string, match: MatchId): void => keep({ ...lessons.value, [game]: match });

/** The match stays; nobody leads it any more. */
export const endLesson = (match: MatchId): void =>
  keep(Object.fromEntries(Object.entries(lessons.value).filter(([, each]) => each !== match)));

function keep(next: Lessons): void {
  lessons.value = next;
  remember('lessons', next);
}
