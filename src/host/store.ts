import type { Notice } from '../protocol/messages.ts';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import type { Outcome, Par, SavedMatch } from '../saves/format.ts';
import type { Shared, Mark as SharedMark } from '../saves/sharing.ts';
import type { Historian, Thinker } from './bots.ts';
import type { Rules } from './open.ts';
import type { Claim } from './owner.ts';

/** `code`: its deal code was shown while it was played. `lesson`: a guide led it, and it counts in no record. */
export const MARKS = ['code', 'lesson'] as const;
export type Mark = (typeof MARKS)[number];

/** Where matches are kept. A record read from it may be anything: it is parsed before it is used. */
export interface Store {
  /** Undefined if there is none. */
  read(match: MatchId): Promise<unknown>;
  /** Fulfilled: both are on the disk for certain, and what became of a match that is over. Rejected: none is. */
  write(match: MatchId, save: SavedMatch, card: ShelfEntry): Promise<void>;
  /** For good: all of them, or none. What became of them stays. */
  erase(matches: readonly MatchId[]): Promise<void>;
  /** They stay where they are, and neither `read` nor `cards` finds them any more: all of them, or none. */
  setAside(matches: readonly MatchId[]): Promise<void>;
  /** Matches that were set aside are found again, unchanged. */
  bringBack(): Promise<void>;
  aside(): Promise<readonly MatchId[]>;
  /** Everything. */
  clear(): Promise<void>;
  /** Beside the save and no part of it, which every version opens. */
  mark(match: MatchId, mark: Mark): Promise<void>;
  marks(match: MatchId): Promise<readonly Mark[]>;
  cards(): Promise<readonly (readonly [MatchId, unknown])[]>;
  /** What became of matches that are not on this shelf: all of it, or none. */
  keep(outcomes: readonly (readonly [MatchId, Outcome])[]): Promise<void>;
  outcomes(): Promise<readonly unknown[]>;
  /** Those of which this is so; all of them, or none. */
  dropOutcomes(isGone: (outcome: unknown, of: MatchId) => boolean): Promise<void>;
  /** The record beside a match that was handed on; undefined: there is none. */
  shared(match: MatchId): Promise<unknown>;
  /** What became of the match is known by the mark as well. */
  keepShared(match: MatchId, shared: Shared): Promise<void>;
  /** Takes the place of an earlier one of the same deal. */
  keepPar(par: Par): Promise<void>;
  pars(): Promise<readonly unknown[]>;
}

/** The disk has no room. */
export const isFull = (fault: unknown): boolean => fault instanceof Error && fault.name === 'QuotaExceededError';

/** What a host stands on: in the worker the browser, in tests a stage. */
export interface HostNeeds {
  readonly store: Store;
  readonly rules: Rules;
  readonly claim: Claim;
  readonly thinker: Thinker;
  /** A second thinker for matches that are over, so that looking back keeps no bot from its turn. */
  readonly historian: Historian;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): MatchId;
  newSeed(): number;
  /** 64 bits of chance. */
  newMark(): SharedMark;
  /** Acts after so long; call the returned function to cancel it. */
  later(work: () => void, afterMs: number): () => void;
  send(notice: Notice): void;
  /** A fault of our own, for the console: the table stands as it was. */
  report(fault: unknown): void;
}
