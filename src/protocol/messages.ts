import type { AnyMove, AnyReason, Eyes, Seat } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import type { Refusal } from '../saves/file.ts';
import type { Answered, Call } from './calls.ts';
import type { MatchId, ShelfEntry, TableNews } from './shown.ts';
import type { Unfit, WirePort } from './wire.ts';

/** What became of each match in a text; or why nothing in it could be judged at all. */
export type Import =
  | Refusal
  | {
      readonly matches: readonly Imported[];
      /** Of how many other matches the outcome came as well; null: they could not be written. */
      readonly outcomes: number | null;
      /** Where something of it was written; absent: nowhere. */
      readonly came?: readonly MatchId[];
    };

export type Imported =
  /** `known`: exactly this match, to the last move, stands on the shelf already. */
  | { readonly got: 'added' | 'known'; readonly match: MatchId; readonly game: string }
  /**
   * It was handed on before and stands here: it goes on by what came; what came is older, and nothing was done; both went on
   * from one moment in two ways, and nothing was done unasked.
   */
  | { readonly got: 'continued' | 'shorter' | 'forked'; readonly match: MatchId; readonly game: string }
  | { readonly got: 'refused'; readonly refusal: Refusal }
  /** Nothing is wrong with it, but it could not be written. `full`: the disk has no room. */
  | { readonly got: 'notSaved'; readonly full: boolean };

export type Trouble =
  | { readonly what: 'noSuchMatch' | 'newerSave' | 'notInBuild' | 'cannotOpen'; readonly match: MatchId }
  | { readonly what: 'brokenSave'; readonly match: MatchId; readonly refusal: Refusal }
  /** These matches stand in the store, but what the shelf should show of them cannot be read. */
  | { readonly what: 'brokenCards'; readonly matches: readonly MatchId[] }
  /** A new match could not be laid out: its rules did not load. */
  | { readonly what: 'cannotStart'; readonly game: string }
  /** `full`: the disk has no room. The move stays on the table, marked as unsaved. */
  | { readonly what: 'notSaved'; readonly full: boolean }
  /** Moves that could not be saved gave way to what another tab had saved since. */
  | { readonly what: 'movesLost' }
  /** The moves lead to another table than they did when they were saved: the rules are not the same. */
  | { readonly what: 'otherTable' }
  /** Bots had no answer several times in a row, and play at random. */
  | { readonly what: 'botAtRandom' }
  /** Several devices play it, and not all agreed that it is laid open. */
  | { readonly what: 'notAgreed' }
  /** The match of another device could not be joined. */
  | { readonly what: 'cannotJoin'; readonly why: NotIn }
  | { readonly what: 'storeClosed' }
  | { readonly what: 'badRequest' };

/** `gone`: the other device has none, or the line to it ended. */
export type NotIn = Unfit | 'gone';

/** A page went away while it showed those eyes the frames after so many moves. */
export interface Unshown {
  readonly eyes: Eyes;
  readonly moves: number;
}

/**
 * From the page to the host. `logLength` is the log that a request was offered at: a stale one is dropped, and the table
 * is sent again.
 */
export type Request =
  | Call
  | { readonly kind: 'shelf' }
  /** `led`: a guide plays for the bots, until it says that it does no more. */
  | { readonly kind: 'open'; readonly match: MatchId; readonly led?: true; readonly unshown?: Unshown }
  | { readonly kind: 'unlead' }
  /** Is anybody there? Answered when all that was asked before is done. */
  | { readonly kind: 'ping' }
  /** The open match shall be this tab's, even if another one has it. */
  | { readonly kind: 'takeOver' }
  /** The page shows no match any more. */
  | { readonly kind: 'leave' }
  /** A seat has opened the curtain, or goes on from a reveal with the device in its hands. */
  | { readonly kind: 'look'; readonly seat: Seat }
  /** The curtain falls: the app was hidden, or the holder has seen what its own move told it alone. */
  | { readonly kind: 'cover' }
  /** The open table has shown the cards that were turned over. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'move'; readonly logLength: number; readonly seat: Seat; readonly move: AnyMove }
  /** The same of a bot that a guide plays for. */
  | { readonly kind: 'reply'; readonly logLength: number; readonly seat: Seat; readonly move: AnyMove }
  /** All who have one way only go it. */
  | { readonly kind: 'forced'; readonly logLength: number }
  /** `whole`: all decisions of the turn; absent: the last one, and all that followed from it. */
  | { readonly kind: 'undo'; readonly logLength: number; readonly agreed: boolean; readonly whole?: boolean }
  | { readonly kind: 'redo'; readonly logLength: number }
  | { readonly kind: 'sit'; readonly logLength: number; readonly seat: Seat; readonly sitter: Sitter }
  /** The person there gives up. Between two that ends the match, else this bot plays on. */
  | { readonly kind: 'concede'; readonly logLength: number; readonly seat: Seat; readonly bot: Sitter }
  /** The table wants it counted as it stands. */
  | { readonly kind: 'endNow'; readonly logLength: number }
  /** A line to another device that plays the open match, too. It is closed if there is no such match. */
  | { readonly kind: 'wire'; readonly match: MatchId; readonly port: WirePort }
  /** From now on this device orders, for the one that did so is lost. */
  | { readonly kind: 'takeOrder' }
  /** These seats shall be played here from now on. */
  | { readonly kind: 'claim'; readonly seats: readonly Seat[] }
  /** What the table answers to what people elsewhere want. */
  | { readonly kind: 'agree'; readonly yes: boolean }
  /** No person is left: the bots shall play to the end without being watched. */
  | { readonly kind: 'runOut' }
  /** Nobody waits for the hint any more. */
  | { readonly kind: 'noHint' }
  /** Nobody waits for chances or a better move any more. */
  | { readonly kind: 'noHindsight' }
  /** Nobody waits for the par any more. */
  | { readonly kind: 'noPar' }
  /** A finger or a key went down or up: bots pause for the page. */
  | { readonly kind: 'touched' }
  /** Write again what could not be written. */
  | { readonly kind: 'save' }
  /** They can be brought back until others are deleted; those that could be until now are gone. What became of them stays. */
  | { readonly kind: 'delete'; readonly matches: readonly MatchId[] }
  /** Restores the matches that were deleted last, or deletes them for good. */
  | { readonly kind: 'undelete' | 'forget' }
  /** Everything that is kept. */
  | { readonly kind: 'deleteAll' };

/** From the host to the page. */
export type Notice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  /** A part of this worker did not come, and it may never get it: another worker had better be asked. */
  | { readonly kind: 'helpless' }
  /** `deleted`: how many were deleted last, and can be brought back. */
  | { readonly kind: 'shelf'; readonly cards: readonly ShelfEntry[]; readonly deleted?: number }
  /**
   * A new match stands on the table; the call that it was asked by is answered right after. `unasked`: other devices have gone
   * on to it, and the page goes along.
   */
  | { readonly kind: 'started'; readonly match: MatchId; readonly unasked?: true }
  | { readonly kind: 'table'; readonly table: TableNews }
  | Answered
  /** A move that was offered on the open table is not legal in truth. Nothing was written down. */
  | { readonly kind: 'refused'; readonly logLength: number; readonly reason: AnyReason }
  /** `call`: the request that led to it and will get no other answer. */
  | { readonly kind: 'trouble'; readonly call: number | null; readonly trouble: Trouble };
