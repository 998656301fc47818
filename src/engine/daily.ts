import { hashOf, isEqual } from './equal.ts';
import type { Facts, Result, Seat, Setup } from './game.ts';
import type { MatchRecord } from './log.ts';

/** A day of the calendar that hangs on the wall: `2026-11-22`. It names one deal of every title, the same everywhere. */
export type Day = string;

const SHORT_MONTHS = [4, 6, 9, 11];

export function isDay(text: string): boolean {
  const [, ...parts] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const longest = month === 2 ? (isLeap ? 29 : 28) : SHORT_MONTHS.includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= longest;
}

/** A match of a day's deal. */
export interface Daily {
  readonly day: Day;
  /** It was begun on another day than its own. */
  readonly late?: true;
}

/** What stays of it beside the match itself: another edition deals other cards on the same day. */
export interface DailyMark extends Daily {
  readonly edition: number;
}

/** Where the person sits; at all other seats are bots. */
export const DAILY_SEAT: Seat = 0;
/** How strong they are: in every title the middle of five. */
export const DAILY_LEVEL = 3;

/**
 * The same table every day, for every title by the same rule: as few seats as the game takes, and the first value of each
 * option. Not what is played unasked: that may change, and the days that are kept would no longer be daily deals.
 */
export const dailySetup = (facts: Facts): Setup => ({
  seats: facts.seats.fewest,
  options: Object.fromEntries(facts.options(facts.seats.fewest).map(({ id, values }) => [id, values[0] ?? ''])),
});

const SECOND_HASH_BITS = 0xff;
const UINT32 = 2 ** 32;

export function dailySeed({ id, edition }: Facts, day: Day): number {
  const deal = `${day} ${id} ${edition}`;
  return hashOf(deal) + (hashOf(`again ${deal}`) & SECOND_HASH_BITS) * UINT32;
}

/**
 * What a bot at that table draws its chance from. Not the name of the match: who makes the same moves meets the same
 * answers. And not the seed: a bot that knew it could foretell every roll.
 */
export const dailyBotSeed = ({ game, edition }: MatchRecord, { day }: Daily, movesMade: number): number =>
  hashOf(`${day} ${game} ${edition} bot ${movesMade}`);

/** Whether a match that says so is that day's deal, at the table that all have, and was played by one person. */
export const isDailyTable = (facts: Facts, { setup, sitters, seed, noHints, daily, log }: MatchRecord): boolean =>
  daily !== undefined &&
  isEqual(setup, dailySetup(facts)) &&
  seed === dailySeed(facts, daily.day) &&
  noHints === true &&
  sitters.every((sitter, seat) =>
    seat === DAILY_SEAT ? sitter.kind === 'person' : sitter.kind === 'bot' && sitter.level === DAILY_LEVEL,
  ) &&
  !log.some((entry) => 'sitter' in entry);

/** How far the person is ahead of the best other side: one measure for all titles. */
export function dailyLead({ points }: Result): number {
  const own = points[DAILY_SEAT] ?? 0;
  const others = points.filter((_, side) => side !== DAILY_SEAT);
  return others.length > 0 ? own - Math.max(...others) : own;
}
