import type { MatchRecord } from '../engine/match.ts';

export const FORMAT = 1;

/** Characters; a longer one would fill the shelf. */
export const LONGEST_TITLE = 40;

/** Of a whole file: some thousand long matches. More is no file of ours, and would only keep the worker busy. */
export const MOST_CHARACTERS = 16_000_000;

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
  /** What a person calls it; null: by the name of the game. */
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
}
