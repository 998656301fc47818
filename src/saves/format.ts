import type { MatchRecord } from '../engine/match.ts';

export const FORMAT = 1;

/**
 * A match as it stands in the store. No snapshot of the state: replaying the log is quick enough, and the rules judge
 * every move again on the way.
 */
export interface SavedMatch extends MatchRecord {
  readonly format: typeof FORMAT;
  /** One log length a seat: what it has looked at with its own eyes. */
  readonly seen: readonly number[];
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
}
