import type {
  AnyEvent,
  AnyMove,
  AnyReason,
  AnyView,
  Ask,
  Eyes,
  Reason,
  RuleId,
  ScoreSheet,
  Seat,
  Setup,
  Side,
  ThingId,
} from '../engine/game.ts';
import type { InBoth, Phrase } from './phrase.ts';

export type Lang = 'en' | 'ja';
export const LANGS: readonly Lang[] = ['en', 'ja'];

/** What a game says at its table, in one language. Pure, so that every check can hear it without a page. */
export interface TableVoice<Move, View, Event, Why extends AnyReason = Reason> {
  /** The button's verb and thing: "Place the cat". */
  sayMove(move: Move, view: View): Phrase;
  /** What on the board a move is about, where its words do not name it: a hint lights it. */
  marks?(move: Move, view: View): readonly ThingId[];
  /** A line of the log, with names and never "you". */
  sayEvent(event: Event): Phrase;
  /**
   * What the moves of one seat told one after the other, as the log has it, one entry an event. Null: a later entry tells this
   * event too. Empty: not told, because its consequence says more. Absent: each by itself.
   */
  sayEvents?(events: readonly Event[]): readonly (Phrase | null)[];
  /**
   * All that a seat did in a turn, in one short line without its name: "milk · Nisse 2"; what came to others at the same
   * time goes by theirs. Empty if none of it matters. What was done to the seat that reads it comes first.
   */
  sayTurn(seat: Seat, events: readonly Event[], reader?: Seat | null): Phrase;
  sayReason(reason: Why): Phrase;
  /** A forecast that tells points, which is left out while points are hidden. Absent: none does. */
  tellsPoints?(reason: Why): boolean;
  /** Points are pieces on the table, for all to see: nothing hides them. */
  readonly arePointsPieces?: true;
  /** What the seat whose moment it is is asked: "Place your left-most card". Two lines of a small phone hold 40 letters, or 20 in Japanese. */
  sayAsk(ask: Ask, view: View): Phrase;
  /** What a thing is and how it scores now, unless points are hidden until the end. */
  explain(thing: ThingId, view: View, arePointsCovered?: boolean): Phrase;
  /** The number of the round that begins with this event; null: none does. Absent: the game counts no rounds. */
  roundOf?(event: Event): number | null;
  /** The name of a row of the score sheet. */
  sayRow(row: string): Phrase;
  /** What lies on the table as these eyes see it, line by line: for a board that draws nothing. */
  sayTable?(view: View, eyes: Eyes): readonly Phrase[];
  /** What decided between equals at the end, in one sentence; null where the points alone did. */
  sayTie?(view: View, sheet: ScoreSheet): Phrase | null;
  /** The part a side plays at this table (Sun, Moon; Bach, who has the side after the seats), if it has one. */
  saySide(side: Side, setup: Setup): Phrase | null;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What the printed rules call the first player, where they have a name for that. */
  readonly first?: string;
  /** Who begins by a custom that the printed rules have: "whoever last stroked a cat". */
  readonly custom?: string;
  /** The names of the game's looks. */
  readonly looks?: Readonly<Record<string, string>>;
}

/** All that a game says; its page loads the rulebook only when it is read. */
export interface Voice<Move, View, Event, Why extends AnyReason = Reason> extends TableVoice<Move, View, Event, Why> {
  readonly rulebook: readonly Chapter[];
}

export interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, { readonly name: string; readonly sentence: string }>>;
}

/** The rulebook: every RuleId of the game stands in exactly one paragraph. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}
/** A part of the player aid. */
export interface AidPart {
  readonly title: string;
  readonly lines: readonly Phrase[];
}
export interface Paragraph {
  readonly rule: RuleId;
  readonly text: Phrase;
  /** A decision of this edition, marked as such. */
  readonly house?: true;
  /** A picture that the game's face draws and describes. */
  readonly figure?: string;
}

export type AnyVoice = TableVoice<AnyMove, AnyView, AnyEvent, AnyReason>;
export type AnyWholeVoice = Voice<AnyMove, AnyView, AnyEvent, AnyReason>;
export const defineVoices = <Move, View, Event, Why extends AnyReason = Reason>(
  voices: InBoth<Voice<Move, View, Event, Why>>,
): InBoth<AnyWholeVoice> => voices as unknown as InBoth<AnyWholeVoice>;

/** What a game says at its table, decided once and phrased by two catalogues, and its rulebook. */
export const bindVoices = <Words, Move, View, Event, Why extends AnyReason>(
  voiceOf: (words: Words) => TableVoice<Move, View, Event, Why>,
  words: InBoth<Words>,
  rulebook: InBoth<readonly Chapter[]>,
): InBoth<AnyWholeVoice> =>
  defineVoices<Move, View, Event, Why>({
    en: { ...voiceOf(words.en), rulebook: rulebook.en },
    ja: { ...voiceOf(words.ja), rulebook: rulebook.ja },
  });
