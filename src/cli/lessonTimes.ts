import type { AnyGuide, Bubble } from '../words/guide.ts';
import { plain } from '../words/phrase.ts';
import type { Lang } from '../words/voice.ts';

/** How much a step of a lesson may say, and how many there may be. */
export const MOST_STEPS = 16;
export const LONGEST: Readonly<Record<Lang, number>> = { en: 14, ja: 32 };

/** A slow reader: words a second, letters a second. */
const READ_A_SECOND: Readonly<Record<Lang, number>> = { en: 2.5, ja: 5 };
/** To find what is spoken of; to find and touch a thing, or a button. */
const FIND_S = 1;
const TOUCH_S = 1.5;
/** A move that the table shows: a bot's with its pause, an own one. Scenes are not in it. */
const BOTS_MOVE_S = 2.5;
const OWN_MOVE_S = 1;

/** In words; of Japanese in letters, without punctuation. */
export function lengthOf({ said }: Bubble, lang: Lang, nameOf: (seat: number) => string): number {
  const text = plain(said[lang], nameOf);
  return lang === 'en'
    ? text.split(/\s+/).filter(Boolean).length
    : [...text].filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
}

export interface LessonTimes {
  readonly steps: number;
  /** In words or letters. */
  readonly longest: number;
  readonly firstDeedS: number;
  readonly wholeS: number;
}

export function lessonTimes({ script, learner, partners, isShared }: AnyGuide, lang: Lang): LessonTimes {
  const nameOf = (seat: number): string => partners[seat]?.[lang] ?? '';
  const lengths: number[] = [];
  let firstDeedS = Number.POSITIVE_INFINITY;
  let now = 0;
  for (const { bubbles, next } of script) {
    const isOwn = next !== 'free' && (isShared === true || next.seat === learner);
    for (const [nth, bubble] of bubbles.entries()) {
      const length = lengthOf(bubble, lang, nameOf);
      lengths.push(length);
      now += FIND_S + length / READ_A_SECOND[lang];
      const isDeed = bubble.tap === true || (isOwn && nth === bubbles.length - 1);
      if (isDeed) firstDeedS = Math.min(firstDeedS, now);
      now += TOUCH_S;
    }
    // The button that confirms.
    if (isOwn) now += TOUCH_S + OWN_MOVE_S;
    else if (next !== 'free') now += BOTS_MOVE_S;
  }
  return { steps: lengths.length, longest: Math.max(...lengths), firstDeedS, wholeS: now };
}
