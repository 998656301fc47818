import type { Day } from '../engine/daily.ts';
import { type InBoth, many } from '../words/phrase.ts';
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
/** How long each is, and how so many of them ago is said. */
const UNITS: readonly (readonly [ms: number, said: InBoth<(count: number) => string>])[] = [
  [365 * DAY_MS, { en: (n) => (n === 1 ? 'last year' : `${n} years ago`), ja: (n) => (n === 1 ? '昨年' : `${n}年前`) }],
  [
    30 * DAY_MS,
    { en: (n) => (n === 1 ? 'last month' : `${n} months ago`), ja: (n) => (n === 1 ? '先月' : `${n}か月前`) },
  ],
  [DAY_MS, { en: (n) => (n === 1 ? 'yesterday' : `${n} days ago`), ja: (n) => (n === 1 ? '昨日' : `${n}日前`) }],
  [HOUR_MS, { en: (n) => `${many(n, 'hour')} ago`, ja: (n) => `${n}時間前` }],
  [MINUTE_MS, { en: (n) => `${many(n, 'minute')} ago`, ja: (n) => `${n}分前` }],
];
const NOW: InBoth<string> = { en: 'now', ja: '今' };

/** As it is written where this person is: English may be British. */
export const localeOf = (lang: Lang): string =>
  (typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])).find((each) => each.split('-')[0] === lang) ??
  lang;

/**
 * "5 minutes ago", in the largest unit that fills; less than a minute is now. Said by hand: what browsers have for it takes
 * a seventh of a slow phone's start.
 */
export function ago(thenMs: number, nowMs: number, lang: Lang): string {
  const sinceMs = nowMs - thenMs;
  const [ms, said] = UNITS.find(([each]) => sinceMs >= each) ?? [];
  return ms && said ? said[lang](Math.floor(sinceMs / ms)) : NOW[lang];
}

/** A day of the calendar, without its year. */
export const shortDate = (day: Day, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));
