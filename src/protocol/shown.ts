import type { Because } from '../engine/because.ts';
import type { Daily, DailyMark } from '../engine/daily.ts';
import type { Floor } from '../engine/floor.ts';
import type {
  AnyMove,
  AnyReason,
  AnyView,
  Ask,
  Eyes,
  Offer,
  Result,
  ScoreSheet,
  Seat,
  Setup,
  Sight,
} from '../engine/game.ts';
import type { Branch, EarlyEnd, Series, Sitter } from '../engine/log.ts';
import type { LogLine, ViewFrame } from '../engine/reel.ts';
import type { UndoOffer } from '../engine/undo.ts';
import type { Outcome, Par } from '../saves/format.ts';
import type { Mark } from '../saves/sharing.ts';
import type { CircleNews } from './wire.ts';

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
  /** It came in from a file, as it stands. */
  readonly came?: true;
  /** A guide led it: it counts in no record. */
  readonly lesson?: true;
  /** How many moves of it the device has not kept yet; absent: it has it whole. */
  readonly unsaved?: number;
  /** Absent: it was never handed on to another device. */
  readonly mark?: Mark;
  /** Who plays on this device, where the others play by messages; absent: everybody. */
  readonly here?: readonly Seat[];
}

/** A moment on the way to the table as it stands, or that table, with what goes with it: it may wait to be shown. */
export interface PassingFrame extends ViewFrame {
  readonly sheet: ScoreSheet;
  /** Who was asked then. */
  readonly asked: readonly Seat[];
}

/** All that the page learns of a match: for the eyes that look, and no others. */
export interface TableNews {
  readonly match: MatchId;
  readonly game: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** The people who play on this device: all there are, unless the others play by messages on theirs. */
  readonly here: readonly Seat[];
  /** People play by messages, and who plays here is not known before they have said so. */
  readonly byMessages: boolean;
  /** The log length; requests name it. */
  readonly logLength: number;
  readonly eyes: Eyes;
  readonly floor: Floor;
  /** The person in whose hands the device is, as far as the host can know. */
  readonly holder: Seat | null;
  /** Oldest first; the last one is the table as it stands. */
  readonly frames: readonly PassingFrame[];
  /** What is asked of the seat on the floor, or the first of several, and what it may do. */
  readonly ask: Ask | null;
  readonly offers: readonly Offer<AnyMove>[];
  /** The seat that is asked on the open table holds something secret, and may look at it. */
  readonly peek: boolean;
  /** All people at the open table who hold something secret: they may look at it while another is asked, too. */
  readonly peekers: readonly Seat[];
  readonly sheet: ScoreSheet;
  /** The page keeps its first `from` lines and appends these. */
  readonly ribbon: { readonly from: number; readonly lines: readonly LogLine[] };
  /** The table does without hints. */
  readonly noHints: boolean;
  readonly undo: UndoOffer;
  readonly redo: boolean;
  /** False: the newest move is shown, marked as unsaved. */
  readonly saved: boolean;
  /** How many moves the device has not kept yet. */
  readonly unsaved: number;
  readonly result: Result | null;
  /** How it ended before its end; null: it did not. */
  readonly early: EarlyEnd | null;
  /** Who began; null where nobody does. */
  readonly began: Seat | null;
  /** How the series stood before this match; null: it is one of none. */
  readonly series: Series | null;
  /** The deal code was shown while this match of several people is played. */
  readonly codeKnown?: true;
  readonly daily?: Daily;
  /** Several devices play it at one time; absent: this one does. */
  readonly circle?: CircleNews;
}

/** What a strong bot would do, and what speaks for it; the log says that it was told. */
export interface Hint {
  readonly move: AnyMove;
  /** The weightiest first; only what the eyes that look may know. */
  readonly because: readonly Because[];
  /** What the seat could surely have in this turn, and the move and what follows do not take; absent: nothing. */
  readonly certain?: readonly AnyReason[];
  /** What it would do next, where the move only opens a further choice; absent: it opens none. */
  readonly onward?: readonly Onward[];
}
/** A move that follows, on the table as it would stand then. */
export interface Onward extends Pick<Hint, 'move' | 'because'> {
  readonly view: AnyView;
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
  /** After how many of them no choice lay sealed while others still made theirs. */
  readonly rests: readonly number[];
  /** The numbers of the moves that there was a choice for; none of them before it is over. */
  readonly choices: readonly number[];
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

/** A move beside the one that the strong bot would have made with the same eyes. */
export interface Better {
  readonly seat: Seat;
  readonly done: AnyMove;
  readonly move: AnyMove;
  /** As that seat saw it then, for the words of both. */
  readonly view: AnyView;
  /** After what was done, and after what the bot would have done. Null: it would have done the same. */
  readonly chances: { readonly done: Chances; readonly instead: Chances } | null;
}

/** The days' deals that were played to their end, and what there is of their pars. */
export interface Daybook {
  readonly outcomes: readonly Outcome[];
  readonly pars: readonly Par[];
  /** How many outcomes, of whatever match, cannot be read. */
  readonly unread: number;
}
