import type { Day } from '../../engine/daily.ts';

/** Days as they stand in a calendar: their hours and zones are of no account once it is known which one it is. */

const DAY_MS = 86_400_000;

/** Where this device is. */
export const dayNow = (now = new Date()): Day => dayAt(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

const dayAt = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
/** For the code that writes it in words, in UTC. */
export const utcOf = (day: Day): number => Date.parse(day);

export const daysBetween = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** `2026-11` */
export type Month = string;
export const monthOf = (day: Day): Month => day.slice(0, 'YYYY-MM'.length);

export function monthBeside(month: Month, by: 1 | -1): Month {
  const first = new Date(utcOf(`${month}-01`));
  return monthOf(dayAt(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)));
}

const WEEK_DAYS = 7;

/** Where it is not the Monday of ISO 8601, and a browser does not say so itself. */
const SUNDAY_FIRST = /-(?:US|CA|MX|BR|CO|PE|VE|JP|KR|TW|HK|PH|IN|IL|SG|TH|ID|ZA)\b/;

interface WeekInfo {
  /** 1: Monday; 7: Sunday. */
  readonly firstDay: number;
}

/** With which day a week begins there; 0 is Sunday. */
export function firstWeekDay(locale: string): number {
  const known = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?(): WeekInfo;
    readonly weekInfo?: WeekInfo;
  };
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  return week ? week.firstDay % WEEK_DAYS : SUNDAY_FIRST.test(known.toString()) ? 0 : 1;
}

/** Its weeks; null where another month has its days. */
export function weeksOf(month: Month, begin: number): (Day | null)[][] {
  const first = utcOf(`${month}-01`);
  const start = first - ((new Date(first).getUTCDay() - begin + WEEK_DAYS) % WEEK_DAYS) * DAY_MS;
  const weeks: (Day | null)[][] = [];
  for (let week = start; week <= first || monthOf(dayAt(week)) === month; week += WEEK_DAYS * DAY_MS) {
    const days = Array.from({ length: WEEK_DAYS }, (_, each) => dayAt(week + each * DAY_MS));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}
