import { DAILY_SEAT, type DailyMark, type Day, dailyLead } from '../../engine/daily.ts';
import type { Result } from '../../engine/game.ts';
import type { Daybook, ShelfEntry } from '../../protocol/shown.ts';
import { type Outcome, PAR_GAMES, type Par } from '../../saves/format.ts';
import type { GameBox } from '../../ui/face.ts';

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

/** A day's deal as it was played for the first time; whatever was made of it later does not count. */
export interface Played {
  readonly game: string;
  readonly daily: DailyMark;
  readonly result: Result;
  readonly endedAt: number;
  /** How the strongest bot fared in the same seat, as far as that is known. */
  readonly leads: readonly number[];
}

export type Book = ReadonlyMap<Day, readonly Played[]>;

/** What came in from a file counts behind what was played here, and never closes today's deals: it may be a friend's. */
export function bookOf({ outcomes, pars }: Daybook, today: Day): Book {
  const book = new Map<Day, Played[]>();
  const cameLast = ({ came }: Outcome): number => (came ? 1 : 0);
  const inTurn = [...outcomes].sort((one, other) => cameLast(one) - cameLast(other) || one.endedAt - other.endedAt);
  for (const { game, result, endedAt, daily, came } of inTurn) {
    if (!daily || (came && daily.day === today)) continue;
    const played = book.get(daily.day) ?? [];
    if (played.some((each) => each.game === game)) continue;
    const par = pars.find((each) => each.game === game && each.day === daily.day && each.edition === daily.edition);
    book.set(daily.day, [...played, { game, daily, result, endedAt, leads: par?.leads ?? [] }]);
  }
  return book;
}

/** The days of which something was played when it was their time. */
export const daysInTime = (book: Book): Day[] =>
  [...book].flatMap(([day, played]) => (played.some(({ daily }) => !daily.late) ? day : []));

/** The middle of its games; null until all of them were played. */
export function parOf({ leads }: Pick<Played, 'leads'>): number | null {
  const sorted = [...leads].sort((one, other) => one - other);
  return leads.length < PAR_GAMES ? null : (sorted[Math.floor(PAR_GAMES / 2)] ?? null);
}

/** How much better than par it was; null while that is not known. */
export function overPar(played: Played): number | null {
  const par = parOf(played);
  return par === null ? null : dailyLead(played.result) - par;
}

export const isAtPar = (played: Played): boolean => (overPar(played) ?? -1) >= 0;

export const isWon = ({ result }: Played): boolean => result.winners.includes(DAILY_SEAT);

/** What wants a par next, the day that is looked at first; none that another edition has dealt, whose rules are not here. */
export function withoutPar(book: Book, shelf: readonly GameBox[], first: Day): Played | undefined {
  const isOpen = (played: Played): boolean =>
    parOf(played) === null &&
    shelf.some(({ facts }) => facts.id === played.game && facts.edition === played.daily.edition);
  return [book.get(first) ?? [], ...book.values()].flat().find(isOpen);
}

export const withPar = (daybook: Daybook, par: Par): Daybook => {
  const isSame = ({ game, day, edition }: Par): boolean =>
    game === par.game && day === par.day && edition === par.edition;
  return { ...daybook, pars: [...daybook.pars.filter((each) => !isSame(each)), par] };
};

/** The match of that deal which still is on the shelf: the one that goes on, or else the one that counts. */
export function cardOf(cards: readonly ShelfEntry[], day: Day, game: string, played?: Played): ShelfEntry | undefined {
  const all = cards.filter((card) => card.daily?.day === day && card.game === game);
  return all.find(({ result, touchedAt }) => (played ? touchedAt === played.endedAt : result === null));
}
