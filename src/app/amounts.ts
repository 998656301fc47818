import type { Day } from '../engine/daily.ts';
import { agoWords } from '../words/tickets.ts';
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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS = [
  ['years', 365 * DAY_MS],
  ['months', 30 * DAY_MS],
  ['days', DAY_MS],
  ['hours', HOUR_MS],
  ['minutes', MINUTE_MS],
] as const;

/** As it is written where this person is: English may be British. */
export const localeOf = (lang: Lang): string =>
  (typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])).find((each) => each.split('-')[0] === lang) ??
  lang;

/**
 * "5 minutes ago", in the largest unit that fills; less than a minute is now. Said by hand: what browsers have for it takes
 * a seventh of a slow phone's start.
 */
export function ago(thenMs: number, nowMs: number, lang: Lang): string {
  const words = agoWords[lang];
  const sinceMs = nowMs - thenMs;
  const [unit, ms = 1] = UNITS.find(([, each]) => sinceMs >= each) ?? [];
  return unit ? words[unit](Math.floor(sinceMs / ms)) : words.now;
}

/** A day of the calendar, without its year. */
export const shortDate = (day: Day, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));
