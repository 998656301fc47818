import type { Because } from '../engine/because.ts';
import type { Daily, DailyMark, Day } from '../engine/daily.ts';
import type { EarlyEnd } from '../engine/early.ts';
import type { Floor } from '../engine/floor.ts';
import type { AnyMove, AnyReason, AnyView, Ask, Offer, Result, ScoreSheet, Setup } from '../engine/game.ts';
import type { Eyes, Seat, Sight } from '../engine/ids.ts';
import type { Sitter } from '../engine/log.ts';
import type { Branch, Series } from '../engine/match.ts';
import type { LogLine, ViewFrame } from '../engine/reel.ts';
import type { RematchWish } from '../engine/rematch.ts';
import type { UndoOffer } from '../engine/undo.ts';
import type { Outcome } from '../saves/outcome.ts';
import type { Par } from '../saves/par.ts';
import type { Refusal } from '../saves/refusal.ts';

/** Names a match in the store and in addresses. */
export type MatchId = string;

/** What the shelf shows of a match. No secret is in it: the picture is the onlooker's view. */
export interface ShelfEntry {
  readonly id: MatchId;
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly noHints?: true;
  /** Absent: it was dealt anew. */
  readonly branch?: Branch;
  readonly daily?: DailyMark;
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly touchedAt: number;
  readonly moves: number;
  readonly floor: Floor;
  readonly result: Result | null;
  readonly picture: AnyView;
  /** Absent: it goes on, or ended by its rules. */
  readonly early?: EarlyEnd;
  /** Whose person gave up; absent: nobody's. */
  readonly gaveUp?: readonly Seat[];
  /** How the series stood before this match; absent: it is one of none. */
  readonly series?: Series;
}

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

/** What became of each match in a text; or why nothing in it could be judged at all. */
export type Import =
  | Refusal
  | {
      readonly matches: readonly Imported[];
      /** Of how many other matches the outcome came as well; null: they could not be written. */
      readonly outcomes: number | null;
    };

export type Imported =
  /** `known`: exactly this match, to the last move, stands on the shelf already. */
  | { readonly got: 'added' | 'known'; readonly match: MatchId; readonly game: string }
  | { readonly got: 'refused'; readonly refusal: Refusal }
  /** Nothing is wrong with it, but it could not be written. `full`: the disk has no room. */
  | { readonly got: 'notSaved'; readonly full: boolean };

export type Trouble =
  | { readonly what: 'noSuchMatch' | 'newerSave' | 'cannotOpen'; readonly match: MatchId }
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
  | { readonly what: 'storeClosed' }
  | { readonly what: 'badRequest' };

/** What a strong bot would do, and what speaks for it; the log says that it was told. */
export interface Hint {
  readonly move: AnyMove;
  /** The weightiest first; only what the eyes that look may know. */
  readonly because: readonly Because[];
}
/** `notNow`: the table has changed, nobody waits for it, or there are no hints here. `noThought`: the bot could not think. */
export type NoHint = 'notNow' | 'noThought';

/** Why a bot made a move, as far as the eyes that look may know. */
export interface Motive {
  readonly seat: Seat;
  /** What was chosen is a secret until the end: `because` has only what everybody saw come of it. */
  readonly isSecret: boolean;
  /** The weightiest first. */
  readonly because: readonly Because[];
}

/** The days' deals that were played to their end, and what there is of their pars. */
export interface Daybook {
  readonly outcomes: readonly Outcome[];
  readonly pars: readonly Par[];
  /** How many outcomes, of whatever match, cannot be read. */
  readonly unread: number;
}

/** What there is to walk through, as it may be seen by those who look. */
export interface Replay {
  readonly match: MatchId;
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  readonly title: string | null;
  /** How it is seen. Until it is over there is one way only: as those see it who look at it now. */
  readonly sight: Sight;
  readonly sights: readonly Sight[];
  /** How many moves are in force. */
  readonly moves: number;
  readonly lines: readonly LogLine[];
  /** Null: it goes on. */
  readonly result: Result | null;
}

/** An earlier moment of a match. */
export interface Past {
  readonly frame: ViewFrame;
  /** The scores as they stood. */
  readonly sheet: ScoreSheet;
}

/** Of winning, one a side; together 1. */
export type Chances = readonly number[];

/** A move beside what the strong bot would have done with the eyes of whoever moved. */
export interface Better {
  readonly seat: Seat;
  readonly done: AnyMove;
  readonly move: AnyMove;
  /** As that seat saw it then, for the words of both. */
  readonly view: AnyView;
  /** After what was done, and after what the bot would have done. Null: it would have done the same. */
  readonly chances: { readonly done: Chances; readonly instead: Chances } | null;
}

/** All that the page learns of a match: for the eyes that look, and no others. */
export interface TableNews {
  readonly match: MatchId;
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** The log length; requests name it. */
  readonly logLength: number;
  readonly eyes: Eyes;
  readonly floor: Floor;
  /** The person in whose hands the device is, as far as the host can know. */
  readonly holder: Seat | null;
  /** Oldest first; the last one is the table as it stands. */
  readonly frames: readonly ViewFrame[];
  /** What is asked of the seat on the floor, or the first of several, and what it may do. */
  readonly ask: Ask | null;
  readonly offers: readonly Offer<AnyMove>[];
  /** Whoever is asked on the open table holds something that nobody else may see, and may look at it. */
  readonly peek: boolean;
  readonly sheet: ScoreSheet;
  /** The page keeps its first `from` lines and appends these. */
  readonly ribbon: { readonly from: number; readonly lines: readonly LogLine[] };
  /** The table does without hints. */
  readonly noHints: boolean;
  readonly undo: UndoOffer;
  readonly redo: boolean;
  /** False: the newest move is shown, marked as unsaved. */
  readonly saved: boolean;
  readonly result: Result | null;
  /** How it ended before its end; null: it did not. */
  readonly early: EarlyEnd | null;
  /** Who began; null where nobody does. */
  readonly began: Seat | null;
  /** How the series stood before this match; null: it is one of none. */
  readonly series: Series | null;
  readonly daily?: Daily;
}
