import { signal } from '@preact/signals';
import type { MatchId } from '../../protocol/shown.ts';
import { recall } from '../../ui/stored.ts';

/** A match that a guide leads. How far it has come is known from its moves. */
export interface LedMatch {
  readonly match: MatchId;
  /** The deal of the guide that began it; null: a guide of 1.0.0, which nobody can go on with. */
  readonly deal: number | null;
}

/** What each game has to teach. */
export const LESSONS = ['guide', 'passing'] as const;
export type LessonName = (typeof LESSONS)[number];

/** By game and lesson, as this device remembers it. */
export type Lessons = Readonly<Record<string, LedMatch>>;

export function readLessons(stored: unknown): Lessons {
  if (typeof stored !== 'object' || stored === null) return {};
  const read = Object.entries(stored).map(([key, led]) => [key, readLed(led)] as const);
  return Object.fromEntries(read.flatMap(([key, led]) => (led ? [[key, led]] : [])));
}

function readLed(stored: unknown): LedMatch | null {
  if (typeof stored === 'string') return { match: stored, deal: null };
  const { match, deal }: Partial<Record<keyof LedMatch, unknown>> = typeof stored === 'object' && stored ? stored : {};
  return typeof match === 'string' && typeof deal === 'number' ? { match, deal } : null;
}

export const lessons = signal<Lessons>(readLessons(recall('lessons')));

export const keyOf = (game: string, lesson: LessonName): string => (lesson === 'guide' ? game : `${game}/${lesson}`);

export const ledAt = (match: MatchId): LedMatch | null =>
  Object.values(lessons.value).find((led) => led.match === match) ?? null;

export const isGuided = (match: MatchId): boolean => ledAt(match) !== null;
