import type { MatchId } from '../../protocol/shown.ts';
import { remember } from '../../ui/stored.ts';
import { type LedMatch, type Lessons, lessons } from './lessons.ts';

/** The bots of a lesson: such as a beginner can beat. */
export const LESSON_LEVEL = 1;

export const beginLesson = (key: string, led: LedMatch): void => keep({ ...lessons.value, [key]: led });

/** The match stays; nobody leads it any more. */
export const endLesson = (match: MatchId): void =>
  keep(Object.fromEntries(Object.entries(lessons.value).filter(([, each]) => each.match !== match)));

function keep(next: Lessons): void {
  lessons.value = next;
  remember('lessons', next);
}
