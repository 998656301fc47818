import type { Card, MatchId } from '../protocol/messages.ts';
import type { SavedMatch } from '../saves/format.ts';

/** Where matches are kept. What comes out is as good as foreign: it is parsed before it is believed. */
export interface Store {
  /** Undefined if there is none. */
  read(match: MatchId): Promise<unknown>;
  /** Fulfilled: both are on the disk for certain. Rejected: neither is. */
  write(match: MatchId, save: SavedMatch, card: Card): Promise<void>;
  /** All of them, or none. */
  remove(matches: readonly MatchId[]): Promise<void>;
  cards(): Promise<readonly (readonly [MatchId, unknown])[]>;
}

/** The disk has no room. */
export const isFull = (fault: unknown): boolean => fault instanceof Error && fault.name === 'QuotaExceededError';
