import type { AnyEvent, AnyView, Eyes, Seat } from '../../engine/game.ts';
import type { PassingFrame } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import type { Scene, SceneStep } from '../../ui/stage/Stage.ts';
import { toldNow } from '../../words/chronicle.ts';
import { type Part, plain } from '../../words/phrase.ts';
import type { Lang } from '../../words/voice.ts';
import type { Pace } from '../settings.ts';

/** One step of what is shown of a move: of a scene, or at last the words. */
export interface Step {
  /** Null: the words. */
  readonly of: { readonly scene: Scene; readonly step: SceneStep; readonly rate: number } | null;
  /** Time to see it, and of words to read all that they say. */
  readonly readMs: number;
  /** Time for those who know what it says, or can read it beside the question. */
  readonly seeMs: number;
  /** A big moment: where anything else follows, nothing but a tap ends it. */
  readonly waits: boolean;
}

/** A frame as it is shown. */
export interface Staged {
  readonly frame: PassingFrame;
  /** What the stage shows before anything is said. */
  readonly scenes: readonly Scene[];
  /** None: nothing happens in it that could be followed. */
  readonly steps: readonly Step[];
  /** Who made its move. */
  readonly seat: Seat | null;
  readonly isBots: boolean;
  /** It was seen before, and is shown once more on request. */
  readonly isAgain?: true;
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

/** How many times as fast the stage plays. */
const RATES: Readonly<Record<Pace, number>> = { slow: 0.7, steady: 1, quick: 2, atOnce: 2 };
/** An event that was seen often in a match is seen quicker; touches are short already, and a scene keeps its time. */
const AGAIN = { third: 2, sixth: 3 } as const;
const OFTEN = [3, 6] as const;
/** How much of their time words have after what they tell was seen; a beat at the most. */
const KNOWN = 0.5;
/** A still picture stays long enough to be looked at. */
const STILL_MS = 900;

/** A sign that marks a place on the board has words for those alone who do not see it. */
const isRead = (part: Part): boolean => typeof part !== 'object' || !('isPlace' in part);

const rateOf = (pace: Pace, { size }: Pick<Scene, 'size'>, seen: number): number => {
  const [third, sixth] = OFTEN;
  const again = size !== 'event' || seen < third ? 1 : seen < sixth ? AGAIN.third : AGAIN.sixth;
  return RATES[pace] * again;
};

export interface Staging {
  readonly face: Pick<AnyFace, 'voice'>;
  readonly scenes: AnySpread['scenes'];
  readonly names: (seat: Seat) => string;
  readonly pace: Pace;
  readonly lang: Lang;
  readonly eyes: Eyes;
  /** What was on the table before; null: nothing. */
  readonly before: AnyView | null;
  /** Reduced motion: pictures that change, and no flights. */
  readonly isStill: boolean;
  readonly arePointsCovered: boolean;
  /** How often a scene of that kind was seen in this match. */
  readonly seen: (scene: Scene) => number;
}

/** The scenes of a frame, step by step, and then its words, as long as they take to be read. */
export function stepsOf(frame: PassingFrame, staging: Staging): Pick<Staged, 'scenes' | 'steps'> {
  const { face, names, pace, isStill, arePointsCovered, lang, eyes, before } = staging;
  const { events, view, moveCount } = frame;
  const isDeal = moveCount === 0;
  const all =
    pace === 'atOnce'
      ? []
      : (staging.scenes?.({ events, before, after: view, isDeal, arePointsCovered, eyes, lang, names }) ?? []);
  const scenes = isStill ? all.filter(({ size }) => size !== 'touch') : all;
  const acted = scenes.flatMap((scene) => stepsIn(scene, rateOf(pace, scene, staging.seen(scene)), isStill));
  const seeMs = beatMs(pace);
  if (events.length > 0) {
    const text = toldNow(wordsAfter(events, scenes), face.voice)
      .map((said) => plain(said.filter(isRead), names))
      .join(' ');
    const waits = scenes.some((scene) => scene.waits);
    // What was acted out is half known already, and known where nothing is to be said of it.
    const known = acted.length === 0 ? 1 : text === '' ? 0 : KNOWN;
    const mostMs = acted.length === 0 || waits ? Number.POSITIVE_INFINITY : seeMs;
    const wordsMs = Math.min(mostMs, known * Math.max(seeMs, readMs(text, pace)));
    const words = { of: null, readMs: wordsMs, seeMs: known * seeMs, waits };
    return { scenes, steps: [...acted, words] };
  }
  if (!isDeal) return { scenes, steps: acted };
  // A deal that was acted out has been seen.
  const dealtMs = (acted.length > 0 ? 1 : BEATS_OF_DEAL) * seeMs;
  return { scenes, steps: [...acted, { of: null, readMs: dealtMs, seeMs: dealtMs, waits: false }] };
}

function stepsIn(scene: Scene, rate: number, isStill: boolean): Step[] {
  const steps = isStill ? scene.steps.filter(({ isPassing }) => !isPassing) : scene.steps;
  return steps.map((step) => {
    const lastsMs = isStill ? Math.max(step.lastsMs, STILL_MS) : step.lastsMs / rate;
    return {
      of: { scene, step, rate },
      readMs: lastsMs,
      seeMs: lastsMs,
      waits: false,
    };
  });
}

/** Of what happened, all that is left to say after its scenes. */
export const wordsAfter = (events: readonly AnyEvent[], scenes: readonly Scene[]): readonly AnyEvent[] =>
  events.filter((event) => !scenes.some(({ tells }) => tells?.includes(event)));

/** Nothing but touches: their mover is asked on while they fly. */
export const areTouches = ({ scenes }: Staged): boolean => scenes.every(({ size }) => size === 'touch');

/** How long a table that goes back to what was is looked at before it goes on. */
const BACK_MS = 500;
export const BACK: Step = { of: null, readMs: BACK_MS, seeMs: BACK_MS, waits: false };
