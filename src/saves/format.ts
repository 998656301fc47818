import type { DailyMark, Day } from '../engine/daily.ts';
import { canonical, hashOf } from '../engine/equal.ts';
import type { Facts, Result, Seat, Setup } from '../engine/game.ts';
import type { Branch, EarlyEnd, MatchRecord, Sitter } from '../engine/log.ts';
import type { Match } from '../engine/match.ts';
import type { ShelfEntry } from '../protocol/shown.ts';
import type { Mark } from './sharing.ts';

export const FORMAT = 1;

/** Characters; a longer one would fill the shelf. */
export const LONGEST_TITLE = 40;
/** Longer ones break every row they stand in. */
export const LONGEST_NAME = 24;

/** Of one match in a file: many times the longest that was ever played. More would only keep the worker busy. */
export const LONGEST_MATCH = 1_000_000;
/** Of a text that is not laid out as ours are, one match a line, and must be read at one go. */
export const LONGEST_AT_ONCE = 16_000_000;
/** Of a file: some thousand long matches. */
export const MOST_BYTES = 256_000_000;

/**
 * A match as it stands in the store. No snapshot of the state: replaying the log is quick enough, and the rules judge
 * every move again on the way.
 */
export interface SavedMatch extends MatchRecord {
  readonly format: typeof FORMAT;
  /** One log length a seat: what it has looked at with its own eyes. */
  readonly seen: readonly number[];
  /** The same for the open table. */
  readonly shown: number;
  /** The mark of the table that the log led to; without it nobody can tell. */
  readonly table?: number;
  /** What a person calls it; null: by the name of the game. */
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
}

/** Builds that have a kind in common can open each other's saves of it. */
export const saveKind = ({ id, edition }: Pick<Facts, 'id' | 'edition'>): string => `${FORMAT}/${id}/${edition}`;

/** Equal for tables that stand alike, and hardly ever for others. It tells nothing that the log does not. */
export function tableMark({ game, state }: Match): number {
  const asks = game.asks(state);
  const moves = asks.map(({ seat }) => game.moves(state, seat));
  return hashOf(canonical([game.record(state), asks, moves]));
}

/**
 * Equal for one and the same match at the same point of its log. What it is called, who has looked and when it was
 * touched make no other match of it; one move more does.
 */
export const matchMark = ({ game, edition, seed, setup, sitters, log, branch, daily, series }: MatchRecord): string => {
  const origin = { ...(branch && { branch }), ...(daily && { daily }), ...(series && { series }) };
  return canonical({ game, edition, seed, setup, sitters, log, ...origin });
};

/** What stays of a match that was played to its end, also when it is cleared off the shelf. */
export interface Outcome {
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly result: Result;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly daily?: DailyMark;
  /** It was given up. */
  readonly early?: EarlyEnd;
  /** The person who sat here first gave up. */
  readonly gaveUp?: readonly Seat[];
  /** It came in from a file. */
  readonly came?: true;
  /** Absent: the match was never handed on to another device. */
  readonly mark?: Mark;
  /** Who played on this device, where others had theirs; absent: everybody. */
  readonly here?: readonly Seat[];
}

/** Null as long as the match goes on, and of one that stands in no record. */
export function outcomeOf(card: ShelfEntry): Outcome | null {
  const { game, setup, sitters, result, touchedAt: endedAt, daily, early, gaveUp, came, mark, here } = card;
  if (!result || !isCounted(card)) return null;
  const ended = { ...(early && { early }), ...(gaveUp && { gaveUp }), ...(came && { came }) };
  const extra = { ...(daily && { daily }), ...ended, ...(mark !== undefined && { mark }), ...(here && { here }) };
  return { game, setup, sitters, result, endedAt, ...extra };
}

/** Equal for the same end of the same match, which may have come in under another name as well. */
export const outcomeMark = ({ game, sitters, result, endedAt }: Outcome): string =>
  JSON.stringify([game, endedAt, result.points, sitters.map(({ name }) => name)]);

/** What became of a match that is over, as far as it decides whether it counts. */
interface Ended {
  readonly branch?: Branch;
  readonly early?: EarlyEnd;
  readonly lesson?: true;
}

/**
 * A branch does not stand in the records, for its cards were known; nor what a guide led, nor what was counted before its end.
 */
export const isCounted = ({ branch, early, lesson }: Ended): boolean => !branch && !lesson && early?.how !== 'counted';

/** Its points can be held beside others: it was played to its end, and not given up. */
export const isPlayedOut = ({ early }: Ended): boolean => early === undefined;

/** How the strongest bot fared in the person's seat of a day's deal. */
export interface Par {
  readonly game: string;
  readonly day: Day;
  readonly edition: number;
  /** Which bots played. */
  readonly generation: number;
  /** How far ahead it was at the end of each game; as many as were played until now. */
  readonly leads: readonly number[];
}

/** Of so many games the middle one is the par. */
export const PAR_GAMES = 3;
