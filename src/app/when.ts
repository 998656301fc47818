import type { Day } from '../engine/daily.ts';
import type { Lang } from '../words/lang.ts';

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** As it is written where this person is: English may be British. */
export const localeOf = (lang: Lang): string =>
  (typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])).find((each) => each.split('-')[0] === lang) ??
  lang;

/** "5 minutes ago", in the largest unit that fills; less than a minute is now. */
export function ago(thenMs: number, nowMs: number, lang: Lang): string {
  const sinceMs = Math.max(0, nowMs - thenMs);
  const [unit, ms] = UNITS.find(([, each]) => sinceMs >= each) ?? (['second', Number.POSITIVE_INFINITY] as const);
  return new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' }).format(-Math.floor(sinceMs / ms), unit);
}

/** A day of the calendar, without its year. */
export const shortDate = (day: Day, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));
