import type { Day } from '../engine/daily.ts';
import type { Lang } from '../words/voice.ts';

// Sizes and times as the reader of this language writes them.

const BYTE_UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** "1.4 MB", in the largest unit that fills. */
export function sizeText(bytes: number, lang: Lang): string {
  let amount = bytes / STEP;
  let step = 0;
  while (amount >= STEP && step < BYTE_UNITS.length - 1) {
    amount /= STEP;
    step++;
  }
  const unit = BYTE_UNITS[step] ?? BYTE_UNITS[0];
  const text = new Intl.NumberFormat(lang, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(amount);
  // No line breaks between the two.
  return text.replace(' ', '\u00a0');
}

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

/** "5 minutes ago", in the largest unit that fills; less than a minute is now. In Japanese there is no space in it. */
export function ago(thenMs: number, nowMs: number, lang: Lang): string {
  const sinceMs = Math.max(0, nowMs - thenMs);
  const [unit, ms] = UNITS.find(([, each]) => sinceMs >= each) ?? (['second', Number.POSITIVE_INFINITY] as const);
  const text = new Intl.RelativeTimeFormat(localeOf(lang), { numeric: 'auto' }).format(-Math.floor(sinceMs / ms), unit);
  return lang === 'ja' ? text.replace(' ', '') : text;
}

/** A day of the calendar, without its year. */
export const shortDate = (day: Day, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));
