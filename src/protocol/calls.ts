import type { Daily, Day } from '../engine/daily.ts';
import type { AnyMove, AnyReason, AnyView, Seat, Setup, Sight } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import type { RematchWish } from '../engine/rematch.ts';
import type { Outcome, Par } from '../saves/format.ts';
import type { Import } from './messages.ts';
import type { Better, Chances, Daybook, Hint, MatchId, Motive, NoHint, Past, Replay } from './shown.ts';
import type { WirePort } from './wire.ts';

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
