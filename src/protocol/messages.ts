import type { Floor } from '../engine/floor.ts';
import type { AnyMove, AnyView, Ask, Offer, Reason, Result, ScoreSheet, Setup } from '../engine/game.ts';
import type { Eyes, Seat } from '../engine/ids.ts';
import type { Sitter } from '../engine/log.ts';
import type { Frame, Line } from '../engine/reel.ts';
import type { UndoOffer } from '../engine/undo.ts';

export const PROTOCOL = 1;

/** Names a match in the store and in addresses. */
export type MatchId = string;

/** What the shelf shows of a match. No secret is in it: the picture is the onlooker's view. */
export interface Card {
  readonly id: MatchId;
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
  readonly moves: number;
  readonly floor: Floor;
  readonly result: Result | null;
  readonly picture: AnyView;
}

/** From the page to the host. `at` is the log length that a request was offered at: a stale one is dropped. */
export type Request =
  | { readonly kind: 'shelf' }
  | {
      readonly kind: 'new';
      readonly game: string;
      readonly setup: Setup;
      readonly sitters: readonly Sitter[];
      /** Only if a person typed a deal code; otherwise the host draws it and keeps it. */
      readonly seed: number | null;
    }
  | { readonly kind: 'open'; readonly match: MatchId }
  /** The page shows no match any more. */
  | { readonly kind: 'leave' }
  /** A seat has opened the curtain. */
  | { readonly kind: 'look'; readonly seat: Seat }
  /** The curtain falls: the app was hidden or the holder wants it closed. */
  | { readonly kind: 'cover' }
  /** The open table has shown what was uncovered. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'move'; readonly at: number; readonly seat: Seat; readonly move: AnyMove }
  | { readonly kind: 'undo'; readonly at: number; readonly agreed: boolean }
  | { readonly kind: 'redo'; readonly at: number }
  | { readonly kind: 'sit'; readonly at: number; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly kind: 'why'; readonly at: number; readonly seat: Seat; readonly wish: AnyMove }
  /** Write again what could not be written. */
  | { readonly kind: 'save' }
  | { readonly kind: 'delete'; readonly match: MatchId };

/** From the host to the page. */
export type Notice =
  | { readonly kind: 'ready'; readonly protocol: number }
  | { readonly kind: 'shelf'; readonly cards: readonly Card[] }
  | { readonly kind: 'opened'; readonly match: MatchId }
  | { readonly kind: 'table'; readonly table: TableNews }
  | { readonly kind: 'why'; readonly at: number; readonly reason: Reason | null }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export type Trouble =
  | { readonly what: 'noSuchMatch' | 'brokenSave' | 'newerSave' | 'cannotOpen'; readonly match: MatchId }
  /** `full`: the disk has no room. The move stays on the table, marked as unsaved. */
  | { readonly what: 'notSaved'; readonly full: boolean }
  | { readonly what: 'storeClosed' }
  | { readonly what: 'badRequest' };

/** All that the page learns of a match: for the eyes that look, and no others. */
export interface TableNews {
  readonly match: MatchId;
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** The log length; requests name it. */
  readonly at: number;
  readonly eyes: Eyes;
  readonly floor: Floor;
  /** Oldest first; the last one is the table as it stands. */
  readonly frames: readonly Frame[];
  /** What is asked of the seat on the floor, and what it may do. */
  readonly ask: Ask | null;
  readonly offers: readonly Offer<AnyMove>[];
  readonly sheet: ScoreSheet;
  /** The page keeps its first `from` lines and appends these. */
  readonly ribbon: { readonly from: number; readonly lines: readonly Line[] };
  readonly undo: UndoOffer;
  readonly redo: boolean;
  /** False: the newest move is shown, marked as unsaved. */
  readonly saved: boolean;
  readonly result: Result | null;
}
