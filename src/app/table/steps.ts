import type { Seat } from '../../engine/ids.ts';
import type { PassingFrame } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { saidBelow } from '../../words/chronicle.ts';
import { plain } from '../../words/phrase.ts';
import type { Pace } from '../settings.ts';

/** One step of what is shown of a move. */
export interface Step {
  /** Time to read all that it says. */
  readonly readMs: number;
  /** Time to see it, for those who know what it says, or can read it beside the question. */
  readonly seeMs: number;
  /** A big moment: where anything else follows, nothing but a tap ends it. */
  readonly waits: boolean;
  /** A big moment that has its time also where nothing follows but a question. */
  readonly lingers: boolean;
}

/** A frame as it is shown. */
export interface Staged {
  readonly frame: PassingFrame;
  /** None: nothing happens in it that could be followed. */
  readonly steps: readonly Step[];
  /** Who made its move. */
  readonly seat: Seat | null;
  readonly isBots: boolean;
}

/** Time to follow one move before the next is shown, at the least, and for each letter that is to be read of it. */
const BEATS: Readonly<Record<Pace, { readonly leastMs: number; readonly letterMs: number }>> = {
  slow: { leastMs: 1600, letterMs: 60 },
  steady: { leastMs: 900, letterMs: 30 },
  quick: { leastMs: 300, letterMs: 10 },
  atOnce: { leastMs: 0, letterMs: 0 },
};
/** How many beats a deal lies on the table before a bot begins. */
const BEATS_OF_DEAL = 3;
/** A letter that stands for a syllable or a word takes as much room, and as long, as so many others. */
const LETTERS_IN_ONE = 2.2;
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/gu;

export const beatMs = (pace: Pace): number => BEATS[pace].leastMs;

/** How much room a text takes, in letters. */
export const widthOf = (text: string): number => text.length + (LETTERS_IN_ONE - 1) * (text.match(WIDE)?.length ?? 0);

/** How long what happened is shown. */
export function readMs(text: string, pace: Pace): number {
  const { leastMs, letterMs } = BEATS[pace];
  return Math.max(leastMs, letterMs * widthOf(text));
}

type Teller = Pick<AnyFace, 'voice' | 'stops' | 'leaves' | 'lingers'>;

/** One step a frame, as long as its words take to be read. */
export function stepsOf(
  { events, view, moveCount }: PassingFrame,
  face: Teller,
  names: (seat: Seat) => string,
  pace: Pace,
): readonly Step[] {
  const seeMs = beatMs(pace);
  if (events.length > 0) {
    const text = saidBelow(events, face)
      .map((said) => plain(said, names))
      .join(' ');
    const waits = events.some((event) => face.stops?.(event, events, view));
    return [{ readMs: readMs(text, pace), seeMs, waits, lingers: waits && face.lingers === true }];
  }
  if (moveCount > 0) return [];
  const dealtMs = BEATS_OF_DEAL * seeMs;
  return [{ readMs: dealtMs, seeMs: dealtMs, waits: false, lingers: false }];
}
