import type { ComponentChild, FunctionComponent } from 'preact';
import type {
  AnyEvent,
  AnyMove,
  AnyReason,
  AnyView,
  Eyes,
  Facts,
  Foresight,
  Offer,
  Reason,
  Result,
  ScoreSheet,
  Seat,
  Setup,
  ThingId,
} from '../engine/game.ts';
import type { Character } from '../words/bots.ts';
import type { AnyTips, Guide } from '../words/guide.ts';
import type { InBoth, Phrase } from '../words/phrase.ts';
import type { Targets } from '../words/records.ts';
import type { AidPart, AnyVoice, Chapter, Lang, TableVoice } from '../words/voice.ts';
import type { Cue, GameSound, Sound } from './sound.ts';
import type { Scenes } from './stage/Stage.ts';

/**
 * What a game's board gets and gives: a view and the offered moves in, one of them out. No rule lives in a face.
 * The table around it does the rest: names and points, whose moment it is, prompt, log, curtain and own secrets; the first
 * tap selects and shows the foresight, the second or the button commits.
 * It fills the box it is given, whose size stays the same while a seat decides; only what cannot fit may scroll in it.
 */
export interface BoardProps<Move, View, Event, Why extends AnyReason = Reason> {
  readonly view: View;
  readonly eyes: Eyes;
  readonly lang: Lang;
  /** The seat that decides now, if it is a person's moment. */
  readonly seat: Seat | null;
  /** Empty while nobody here may move. */
  readonly offers: readonly Offer<Move, Why>[];
  readonly selected: Offer<Move, Why> | null;
  /** What led to this view; for motion. */
  readonly events: readonly Event[];
  /**
   * All that these eyes were told from the last move of the seat that decides on, that move with it: what came to its hand
   * since it decided last is new to it.
   */
  readonly since: readonly Event[];
  /** True: the board reminds a player of what they saw that is hidden now. `view` holds it either way. */
  readonly recalls: boolean;
  /** The table wants to know at the end alone what anybody has: points stay undrawn, and counts that tell them. */
  readonly arePointsCovered: boolean;
  readonly names: (seat: Seat) => string;
  select(offer: Offer<Move, Why> | null): void;
  /** Selects and never commits: for a choice that several taps put together. */
  compose(offer: Offer<Move, Why> | null, whole?: Whole<Why>): void;
  /**
   * For a button that says what it does: makes the move at the first tap where that is not risky, and shows it first
   * elsewhere, or where people want to be asked always.
   */
  press(offer: Offer<Move, Why>): void;
  /** Makes it at once: a part of what was chosen by one tap. */
  commit(offer: Offer<Move, Why>): void;
  /** Asks why a plausible move is not offered. */
  wonder(wish: Move): void;
  /** Opens what a thing is. */
  explain(thing: ThingId): void;
  /**
   * Held, it shows what a seat alone may see that is not asked now: to stand beside what is covered. Null: that seat has
   * nothing to look at, or is asked, and has it by the thumb. Absent where nobody plays.
   */
  eyeOf?(seat: Seat): ComponentChild;
}

/** What a choice comes to of which this move is only the first, agreed to together. */
export interface Whole<Why extends AnyReason = Reason> {
  readonly said: Phrase;
  readonly foresight: Foresight<Why>;
}

export interface FinaleProps<View, Why extends AnyReason = Reason> {
  readonly view: View;
  readonly sheet: ScoreSheet<Why>;
  readonly result: Result;
  readonly lang: Lang;
  readonly voice: AnyVoice;
  readonly names: (seat: Seat) => string;
  readonly sound: Sound;
  /** These eyes have seen it counted, and had a look at something else: it begins at its end. */
  readonly wasCounted: boolean;
  /** All is counted: who won may be told. */
  counted(): void;
}

export interface Leaflet<View = AnyView> {
  readonly chapters: InBoth<readonly Chapter[]>;
  /** One screen to glance at in the middle of a turn: what a turn is, what scores, what the signs mean. */
  readonly aid: InBoth<readonly AidPart[]>;
  /** The same for one game, without what is for other variants and numbers of players. */
  aidAt?(setup: Setup, lang: Lang): readonly AidPart[];
  /** A reminder: what these eyes could know of hidden cards, from their view alone. */
  recall?(view: View, lang: Lang, eyes: Eyes): readonly AidPart[];
  /** A picture of the rulebook, made of the game's own components, with a text for those who do not see it. */
  readonly Figure?: FunctionComponent<{ readonly of: string; readonly lang: Lang }>;
}

/** A thing laid before one's eyes, so large that its picture can be enjoyed. */
export interface Large {
  /** An SVG that fills the box it gets. */
  readonly picture: ComponentChild;
  /** The width of the picture for a height of 1: some 0.7 for a card. */
  readonly shape: number;
  readonly name: string;
  /** One sentence of story that belongs to the picture. */
  readonly story?: string;
  /** What is printed on it, each in signs and a few words. */
  readonly facts: readonly Phrase[];
  /** Its neighbours on the table, in order, with itself among them: an arrow or a swipe leads there. */
  readonly row?: readonly ThingId[];
}

/** Who looks at a thing, and how. */
export interface Look {
  readonly lang: Lang;
  readonly eyes: Eyes;
  readonly arePointsCovered: boolean;
  readonly names: (seat: Seat) => string;
}

/** What the next person decides behind the curtain, as far as all at the table know it. */
export interface Behind {
  readonly said: Phrase;
  /** An SVG for the round sign on the curtain; absent: the sign of whom it leads to. */
  readonly picture?: ComponentChild;
}

/** A match as it is on the table. */
export interface Spread<Move, View, Event, Why extends AnyReason = Reason> {
  readonly Board: FunctionComponent<BoardProps<Move, View, Event, Why>>;
  readonly Finale?: FunctionComponent<FinaleProps<View, Why>>;
  /** The finale ends in music of its own: no other sound says who won. */
  readonly hasMusic?: true;
  /** What happens in a move is acted out before it is said. Absent: the table's own touches. */
  readonly scenes?: Scenes<View, Event>;
  /** What is shown before anything is tapped, where one offer is what nearly everybody wants: one tap makes it. */
  shownFirst?(offers: readonly Offer<Move>[]): Offer<Move> | null;
  /** A thing drawn large beside what the voice explains of it; null: there is nothing to see of it. */
  large?(thing: ThingId, view: View, look: Look): Large | null;
  /**
   * Fetches what play can begin without: most scenes, what is seen large. A table on which something is still to be shown
   * waits for it. Absent: all is here.
   */
  rest?(): Promise<unknown>;
  /** Of a view of the onlooker's; null: the curtain says only whom it leads to. */
  behind?(view: View, lang: Lang): Behind | null;
  /** The thing that a move plays or takes: the move can be made from where that is seen large. */
  handles?(move: Move, view: View): ThingId | null;
}

/** A game's face in one language. */
export interface Face<Move, View, Event, Why extends AnyReason = Reason> {
  readonly voice: TableVoice<Move, View, Event, Why>;
  /** Fetched when a match is opened, not with its box. */
  spread(): Promise<Spread<Move, View, Event, Why>>;
  /** Named bots: their manners are in the game's `bot` folder. Absent: bots go by their emblems. */
  readonly company?: readonly Character[];
  /** What can be reached in it alone. */
  readonly targets?: Targets;
  /** A small still of the open table, for the shelf. */
  readonly Picture: FunctionComponent<{ readonly view: View }>;
  /** The sign of each of the game's looks, for the badges of who has it. */
  readonly Crest?: FunctionComponent<{ readonly look: string }>;
  /** Draws the icon parts of a phrase in the line, one em high; without it their text is read. */
  readonly Icon?: FunctionComponent<{ readonly of: string }>;
  /** The rulebook, fetched when it is opened. */
  leaflet(): Promise<{ readonly leaflet: Leaflet<View> }>;
  /** A first game that explains itself. */
  guide?(): Promise<{ readonly guide: Guide<Move> }>;
  /** A short one for two who share a device, about curtain and eye. */
  passing?(): Promise<{ readonly guide: Guide<Move> }>;
  /** Tips: each is told once, at the first moment where it helps. */
  tips?(): Promise<{ readonly tips: AnyTips }>;
  /** The game's own sound; fetched only where sound is turned on. */
  sound?(): Promise<{ readonly sound: GameSound }>;
  /**
   * Asks before it is made also where a button says all of it: what draws, rolls, uncovers, attacks, gives something up,
   * costs another seat or hands the device on. What is not risky tells nobody anything and is taken back freely. Alone
   * among bots nothing is handed on, and their answers are taken back with it. Absent: every move is.
   */
  risky?(move: Move, view: View, isAlone: boolean): boolean;
  /** What to sound and to feel when an event is shown. */
  cue(event: Event): Cue | null;
}

export type AnyFace = Face<AnyMove, AnyView, AnyEvent, AnyReason>;
export type AnySpread = Spread<AnyMove, AnyView, AnyEvent, AnyReason>;
export const defineFace = <Move, View, Event, Why extends AnyReason = Reason>(
  face: Face<Move, View, Event, Why>,
): AnyFace => face as unknown as AnyFace;

/**
 * A game as it stands on the shelf; part of the first bundle, so: facts and a name. Its lid comes on its own.
 * A game's own world is two custom properties that its box sets in CSS for `[data-game='<id>']`: `--world`, the colour
 * of its marks, and `--world-tint`, the ground mixed with a few per cent of it. The shell reads both and knows no game.
 */
export interface GameBox {
  readonly facts: Facts;
  readonly title: InBoth<string>;
  /** How strong bots can be: 1 is the weakest, this, at most 5, the strongest. */
  readonly levels: number;
  lid(): Promise<Lid>;
}

/** What it is like to play: told where a box is picked, and heard in its sounds. */
export type Mood = 'gentle' | 'sly' | 'grand';

export interface Lid {
  /** One SVG three wide and four high that fills whatever holds it; decoration, so hidden from screen readers. */
  readonly Cover: FunctionComponent;
  readonly mood: Mood;
  /** What the game is, in two sentences. */
  readonly pitch: InBoth<string>;
  /** What a turn is, in three or four pictures. */
  readonly turn?: readonly TurnPicture[];
  /** Who designed the original, as it is published; absent where our sources do not say. */
  readonly credit?: InBoth<string>;
}

export interface TurnPicture {
  /** Drawn by the face, beside each other; by the names that its icons have. */
  readonly icons: readonly string[];
  /** A few words. */
  readonly said: InBoth<string>;
}
