import type { Day } from '../../engine/daily.ts';
import { daysBetween } from './days.ts';

/** Days in a row on which a deal was played. */
export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/** From one day that was played to the next: one between them is forgiven, two in a row are not. */
const WIDEST_STEP_DAYS = 2;

/**
 * It hangs on the names of the days alone and not on any clock: one that was set back, or another time zone, takes
 * nothing away that was played.
 */
export function streakOf(played: readonly Day[], today: Day): Streak {
  const days = [...new Set(played)].sort();
  const runs: number[] = [];
  days.forEach((day, at) => {
    const before = days[at - 1];
    if (before !== undefined && daysBetween(before, day) <= WIDEST_STEP_DAYS) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  });
  const last = days.at(-1);
  const goesOn = last !== undefined && daysBetween(last, today) <= WIDEST_STEP_DAYS;
  return { now: goesOn ? (runs.at(-1) ?? 0) : 0, longest: Math.max(0, ...runs) };
}
