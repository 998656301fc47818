import type { AnyMove, AnyView, Seat, Setup, ThingId } from '../engine/game.ts';
import type { InBoth, Phrase } from './phrase.ts';

/**
 * A first game that explains itself, as data: one deal, and for every number of moves made what is said and what comes
 * next. The match is like any other, so the guide's place is always known from it.
 */
export interface Guide<Move> {
  readonly setup: Setup;
  readonly seed: number;
  /** Who learns. */
  readonly learner: Seat;
  /** Who sits on the other seats. */
  readonly partners: Readonly<Record<Seat, InBoth<string>>>;
  /** The partners are people who share the device, and the learner plays for them; else bots, and the script plays. */
  readonly isShared?: boolean;
  /** Invariant: step n is for n moves made; the last one alone is free. */
  readonly script: readonly GuideStep<Move>[];
}

export interface GuideStep<Move> {
  readonly bubbles: readonly Bubble[];
  /** Whose move it is, and which. Free: from here on it is a game like any other. */
  readonly next: { readonly seat: Seat; readonly move: Move } | 'free';
}

/** One thing to read. */
export interface Bubble {
  /** What it points at; null: nothing. */
  readonly target: ThingId | ShellPart | null;
  /** It asks for a tap on what it points at, and for no other choice: that goes on, or brings the button. */
  readonly tap?: true;
  /** What else it speaks of, and covers as little as what it points at. */
  readonly about?: readonly ThingId[];
  readonly said: InBoth<Phrase>;
}

/** What the app puts round a table: the curtain's button, and the eye that shows own secrets while it is held. */
export const SHELL_PARTS = ['shell:curtain', 'shell:eye'] as const;
export type ShellPart = (typeof SHELL_PARTS)[number];

export type AnyGuide = Guide<AnyMove>;

/** What a script is written in: something said of a thing, or of none, and of others beside it. */
export const say = (target: Bubble['target'], en: Phrase, ja: Phrase, ...about: readonly ThingId[]): Bubble => ({
  target,
  ...(about.length > 0 && { about }),
  said: { en, ja },
});

/** Something said that asks for a tap on the thing, and for no other choice. */
export const tapOn = (target: ThingId | ShellPart, en: Phrase, ja: Phrase, ...about: readonly ThingId[]): Bubble => ({
  ...say(target, en, ja, ...about),
  tap: true,
});

/** A step in which this seat makes a move, after what is said before it. */
export const movesOf =
  <Move>(seat: Seat) =>
  (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({ bubbles, next: { seat, move } });

/** One line that is told once on a device, at the first moment where it helps. */
export interface Tip<View = AnyView> {
  /** Of all tips of its game. */
  readonly id: string;
  /** Whether it helps the seat that is asked now; from what those eyes see on the table alone. */
  helps(view: View, seat: Seat): boolean;
  readonly said: InBoth<Phrase>;
}

export type AnyTips = readonly Tip[];

export const defineTips = <View>(tips: readonly Tip<View>[]): AnyTips => tips as unknown as AnyTips;
export const tip = <View>(id: string, helps: Tip<View>['helps'], en: Phrase, ja: Phrase): Tip<View> => ({
  id,
  helps,
  said: { en, ja },
});

/** What the shell says round a guided first game. */
const en = {
  /** On the box: begins it, or goes on with it. */
  learn: 'Learn',
  /** The short one about curtain and eye. */
  passing: 'Passing the phone',
  guide: 'Guide',
  /** Which of all that is said it is. */
  place: (at: number, of: number): string => `${at} / ${of}`,
  goOn: 'Go on',
  /** Leads to what a bubble points at. */
  show: 'Take me there',
  leave: 'Leave',
  applause: 'Bravo',
  /** After the last word. */
  playOn: 'Play on',
  /** Another move than the script's was chosen. */
  strayed: 'That is allowed as well. For now, please follow the hand.',
};

export type LearnWords = typeof en;

const ja: LearnWords = {
  learn: '手ほどき',
  passing: '1台を回して遊ぶ',
  guide: '手ほどき',
  place: (at, of) => `${at} / ${of}`,
  goOn: '次へ',
  show: 'そこへ移る',
  leave: 'やめる',
  applause: 'お見事',
  playOn: '続けて遊ぶ',
  strayed: 'それもできますが、今は手の示すとおりに。',
};

export const learnWords: InBoth<LearnWords> = { en, ja };
