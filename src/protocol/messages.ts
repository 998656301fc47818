import type { Daily, Day } from '../engine/daily.ts';
import type { AnyMove, AnyReason, AnyView, Setup } from '../engine/game.ts';
import type { Seat, Sight } from '../engine/ids.ts';
import type { Sitter } from '../engine/log.ts';
import type { RematchWish } from '../engine/rematch.ts';
import type { Outcome, Par } from '../saves/format.ts';
import type {
  Better,
  Chances,
  Daybook,
  Hint,
  MatchId,
  Motive,
  NoHint,
  Past,
  Replay,
  ShelfEntry,
  TableNews,
} from './shown.ts';
import type { Import, Trouble } from './trouble.ts';

/**
 * From the page to the host. `at` is the log length that a request was offered at: a stale one is dropped, and the table
 * is sent again. `call` comes back with the answer.
 */
export type Request =
  | { readonly kind: 'shelf' }
  | {
      readonly kind: 'new';
      readonly call: number;
      readonly game: string;
      readonly setup: Setup;
      readonly sitters: readonly Sitter[];
      /** Only if a person typed a deal code; otherwise the host draws it and keeps it. */
      readonly seed: number | null;
      /** The table does without hints, from the first move to the last. */
      readonly noHints?: true;
      /** It is that day's deal: setup, sitters and hints must be as that has them, and its seed is known. */
      readonly daily?: Daily;
    }
  | { readonly kind: 'open'; readonly match: MatchId }
  /** Is anybody there? Answered when all that was asked before is done. */
  | { readonly kind: 'ping' }
  /** The open match shall be this tab's, whoever has it. */
  | { readonly kind: 'takeOver' }
  /** The page shows no match any more. */
  | { readonly kind: 'leave' }
  /** A seat has opened the curtain, or goes on from a reveal with the device in its hands. */
  | { readonly kind: 'look'; readonly seat: Seat }
  /** The curtain falls: the app was hidden or the holder wants it closed. */
  | { readonly kind: 'cover' }
  /** The open table has shown what was uncovered. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'move'; readonly logLength: number; readonly seat: Seat; readonly move: AnyMove }
  /** All who have one way only go it. */
  | { readonly kind: 'forced'; readonly logLength: number }
  /** `whole`: all decisions of the turn; absent: the last one, and what came of it. */
  | { readonly kind: 'undo'; readonly logLength: number; readonly agreed: boolean; readonly whole?: boolean }
  | { readonly kind: 'redo'; readonly logLength: number }
  | { readonly kind: 'sit'; readonly logLength: number; readonly seat: Seat; readonly sitter: Sitter }
  /** The person there gives up. Between two that ends the match, else this bot plays on. */
  | { readonly kind: 'concede'; readonly logLength: number; readonly seat: Seat; readonly bot: Sitter }
  /** The table wants it counted as it stands. */
  | { readonly kind: 'endNow'; readonly logLength: number }
  /** No person is left: the bots shall play to the end without being watched. */
  | { readonly kind: 'runOut' }
  /** The same people play again. */
  | ({ readonly kind: 'rematch'; readonly call: number; readonly match: MatchId } & RematchWish)
  | {
      readonly kind: 'why';
      readonly call: number;
      readonly logLength: number;
      readonly seat: Seat;
      readonly wish: AnyMove;
    }
  /** The seat that is asked on the open table wants to see its own secrets. */
  | { readonly kind: 'peek'; readonly call: number; readonly logLength: number; readonly seat: Seat }
  /** What the strong bot would do with the eyes of the seat that decides. */
  | { readonly kind: 'hint'; readonly call: number; readonly logLength: number; readonly seat: Seat }
  /** Nobody waits for the hint any more. */
  | { readonly kind: 'noHint' }
  /** Why bots did what the line of that move tells; so many moves in force, up to and with it. */
  | { readonly kind: 'motives'; readonly call: number; readonly moves: number }
  /** The table as it stood after so many of the moves in force, for the eyes that look now. */
  | { readonly kind: 'lookBack'; readonly call: number; readonly moves: number }
  /** A match is walked through, and stays as it is. Null: as those see it who look at it now. */
  | { readonly kind: 'replay'; readonly call: number; readonly match: MatchId; readonly sight: Sight | null }
  /** A moment of that walk. */
  | {
      readonly kind: 'moment';
      readonly call: number;
      readonly match: MatchId;
      readonly sight: Sight;
      readonly moves: number;
    }
  /** Who would win from that moment of a match that is over. */
  | { readonly kind: 'chances'; readonly call: number; readonly match: MatchId; readonly moves: number }
  /** What the strong bot would have done instead of that move of it, the first being 1. */
  | { readonly kind: 'better'; readonly call: number; readonly match: MatchId; readonly moves: number }
  /** Nobody waits for either any more. */
  | { readonly kind: 'noHindsight' }
  /** A new match goes on from that moment of one that is over. */
  | { readonly kind: 'branch'; readonly call: number; readonly match: MatchId; readonly moves: number }
  /** A finger or a key went down or up: bots pause for the page. */
  | { readonly kind: 'touched' }
  /** Write again what could not be written. */
  | { readonly kind: 'save' }
  /** A person asked for the code of the open match, which tells the whole deal to whoever has it. */
  | { readonly kind: 'dealCode'; readonly call: number; readonly match: MatchId }
  /** Null: by the name of the game. */
  | { readonly kind: 'rename'; readonly call: number; readonly match: MatchId; readonly title: string | null }
  /** They can be brought back until others are deleted; those that could be until now are gone. What became of them stays. */
  | { readonly kind: 'delete'; readonly matches: readonly MatchId[] }
  /** What was deleted last comes back, as it was; or is gone for good. */
  | { readonly kind: 'undelete' | 'forget' }
  /** Whatever is kept. */
  | { readonly kind: 'deleteAll' }
  /** What became of every match that was played to its end. */
  | { readonly kind: 'outcomes'; readonly call: number }
  /** What became of every day's deals. */
  | { readonly kind: 'daybook'; readonly call: number }
  /** The next of the games that make the par of a day's deal; only while no match is open. */
  | { readonly kind: 'par'; readonly call: number; readonly game: string; readonly day: Day }
  /** Nobody waits for the par any more. */
  | { readonly kind: 'noPar' }
  /** One match or, null, all of them, as text that `import` takes; whatever is secret is in it. */
  | { readonly kind: 'export'; readonly call: number; readonly match: MatchId | null }
  | { readonly kind: 'import'; readonly call: number; readonly text: string };

/** From the host to the page. */
export type Notice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  /** A part of this worker did not come, and it may never get it: who asks again had better ask another. */
  | { readonly kind: 'helpless' }
  /** `deleted`: how many were deleted last, and can be brought back. */
  | { readonly kind: 'shelf'; readonly cards: readonly ShelfEntry[]; readonly deleted?: number }
  /** A new match stands on the table. */
  | { readonly kind: 'started'; readonly call: number; readonly match: MatchId }
  | { readonly kind: 'table'; readonly table: TableNews }
  | { readonly kind: 'why'; readonly call: number; readonly reason: AnyReason | null }
  /** What that seat sees with its own eyes; null: it is not asked in the open any more, or has no secret. */
  | { readonly kind: 'peeked'; readonly call: number; readonly view: AnyView | null }
  | { readonly kind: 'hint'; readonly call: number; readonly hint: Hint | NoHint }
  /** Empty: no bot had a choice there, or that move is no more. */
  | { readonly kind: 'motives'; readonly call: number; readonly motives: readonly Motive[] }
  /** A move that was offered on the open table is not legal in truth. Nothing was written down. */
  | { readonly kind: 'refused'; readonly logLength: number; readonly reason: AnyReason }
  | { readonly kind: 'replayed'; readonly call: number; readonly replay: Replay }
  /** Null: no match is open, or it has not so many moves any more; or it may not be seen like that. */
  | { readonly kind: 'lookedBack'; readonly call: number; readonly past: Past | null }
  /** One a side, together 1. Null: the match goes on, or nobody waits for it, or it could not be thought. */
  | { readonly kind: 'chances'; readonly call: number; readonly chances: Chances | null }
  | { readonly kind: 'better'; readonly call: number; readonly better: Better | null }
  /** Null: that match is not on the table. */
  | { readonly kind: 'dealCode'; readonly call: number; readonly code: string | null }
  | { readonly kind: 'renamed'; readonly call: number }
  /** The newest first. */
  | { readonly kind: 'outcomes'; readonly call: number; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'daybook'; readonly call: number; readonly daybook: Daybook }
  /** As far as it is worked out now; null: it is worked out no further for the moment. */
  | { readonly kind: 'par'; readonly call: number; readonly par: Par | null }
  | { readonly kind: 'exported'; readonly call: number; readonly text: string }
  | { readonly kind: 'imported'; readonly call: number; readonly import: Import }
  /** `call`: the request that led to it and will get no other answer. */
  | { readonly kind: 'trouble'; readonly call: number | null; readonly trouble: Trouble };
