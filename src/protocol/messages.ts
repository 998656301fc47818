import type { Daily, Day } from '../engine/daily.ts';
import type { AnyMove, AnyReason, AnyView, Eyes, Seat, Setup, Sight } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import type { RematchWish } from '../engine/rematch.ts';
import type { Refusal } from '../saves/file.ts';
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
import type { Unfit, WirePort } from './wire.ts';

export interface NewMatch {
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** Only if a person typed a deal code; otherwise the host draws it and keeps it. */
  readonly seed: number | null;
  /** The table does without hints, from the first move to the last. */
  readonly noHints?: true;
  /** It is that day's deal: setup, sitters and hints must be as that has them, and its seed is known. */
  readonly daily?: Daily;
  /** A guide leads it. */
  readonly lesson?: true;
}

/** Where both went on from one moment: the one that comes stands `beside` the one here as a branch, or the other way round. */
export type ForkWish = 'beside' | 'instead';

interface Pair<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: Answer;
}
interface InMatch {
  readonly match: MatchId;
}
interface AtMove extends InMatch {
  readonly moves: number;
}
/** `logLength`: the table that it is asked at. */
interface AtTable {
  readonly logLength: number;
  readonly seat: Seat;
}

/** Everything that the page asks the host and gets one answer to: what is asked, and what is answered. */
export interface Calls {
  new: Pair<NewMatch, MatchId>;
  /** The same people play again. */
  rematch: Pair<InMatch & RematchWish, MatchId>;
  /** A new match goes on from that moment of one that is over. */
  branch: Pair<AtMove, MatchId>;
  /** Why the wish is not legal. Null: it is, or the table has changed. */
  why: Pair<AtTable & { readonly wish: AnyMove }, AnyReason | null>;
  /** What the seat that is asked on the open table sees with its own eyes. Null: it is not asked there any more, or has no secret. */
  peek: Pair<AtTable, AnyView | null>;
  /** What the strong bot would do with the eyes of the seat that decides. */
  hint: Pair<AtTable, Hint | NoHint>;
  /** Why bots did what the line of that move tells. Empty: no bot had a choice there, or that move is no more. */
  motives: Pair<{ readonly moves: number }, readonly Motive[]>;
  /** The table after so many moves in force, for the eyes that look now. Null: there is no such moment any more. */
  lookBack: Pair<{ readonly moves: number }, Past | null>;
  /** A match is walked through, and stays as it is. `sight` null: as those see it who look at it now. */
  replay: Pair<InMatch & { readonly sight: Sight | null }, Replay>;
  /** A moment of that walk. Null: it may not be seen like that. */
  moment: Pair<AtMove & { readonly sight: Sight }, Past | null>;
  /** Who would win from that moment of a match that is over. Null: it goes on, nobody waits any more, or it could not be thought. */
  chances: Pair<AtMove, Chances | null>;
  /** What the strong bot would have done instead of that move, the first being 1. */
  better: Pair<AtMove, Better | null>;
  /** A person asked for the code of the open match, which tells the whole deal to those who have it. Null: it is not on the table. */
  dealCode: Pair<InMatch, string | null>;
  /** `title` null: the name of the game. */
  rename: Pair<InMatch & { readonly title: string | null }, null>;
  /** One match or, null, all of them, as text that `import` takes; every secret is in it. */
  export: Pair<{ readonly match: MatchId | null }, string>;
  /** `fork`: what becomes of a match that went on in two ways; absent: nothing. */
  import: Pair<{ readonly text: string; readonly fork?: ForkWish }, Import>;
  /** What an import has written goes again, and all that became of it. */
  undoImport: Pair<{ readonly came: readonly MatchId[] }, null>;
  /** This result stands in no record any more. */
  dropOutcome: Pair<{ readonly outcome: Outcome }, null>;
  /**
   * A match goes on elsewhere, too: as a code, with every secret in it. `here`: who plays on this device from now on, while
   * the others play by messages; null: everybody; absent: as it was. Answer null: it is too long for a code.
   */
  handOn: Pair<InMatch & { readonly here?: readonly Seat[] | null }, string | null>;
  /** Who plays on this device. */
  sitHere: Pair<InMatch & { readonly here: readonly Seat[] }, null>;
  /**
   * The open match is played by several devices from now on, and this one orders; `here`: who plays on it. Rejects for a
   * day's deal, a lesson, and one that is over.
   */
  gather: Pair<InMatch & { readonly here: readonly Seat[] }, null>;
  /**
   * A line to a device whose match this one takes in, opens and plays along at; nobody sits here as yet. Rejects if the two
   * cannot play together; `trouble` says why.
   */
  enter: Pair<{ readonly port: WirePort }, MatchId>;
  /** What became of every match that was played to its end, the newest first. */
  outcomes: Pair<object, readonly Outcome[]>;
  /** What became of every day's deals. */
  daybook: Pair<object, Daybook>;
  /** The next of the games that make the par of a day's deal; only while no match is open. Null: no further for the moment. */
  par: Pair<{ readonly game: string; readonly day: Day }, Par | null>;
}

export type CallName = keyof Calls;
export type Asked<Name extends CallName> = Calls[Name]['asked'];
export type Answer<Name extends CallName> = Calls[Name]['answer'];

/** As it is posted. */
export type Call = {
  readonly [Name in CallName]: { readonly kind: Name; readonly call: number } & Asked<Name>;
}[CallName];

/** From the host: the answer to the call of that number. */
export interface Answered {
  readonly kind: 'answer';
  readonly call: number;
  readonly answer: Answer<CallName>;
}

export const answerTo = <Name extends CallName>(
  { call }: { readonly kind: Name; readonly call: number },
  answer: Answer<Name>,
): Answered => ({ kind: 'answer', call, answer });

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
