import { canonical, hashOf } from '../engine/canonical.ts';
import type { Facts } from '../engine/game.ts';
import type { MatchRecord } from '../engine/log.ts';
import type { Match } from '../engine/match.ts';

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
