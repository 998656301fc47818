import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { Eyes, Seat } from '../../engine/ids.ts';
import type { PassingFrame, TableNews } from '../../protocol/shown.ts';
import { type Pace, settings } from '../settings.ts';

/** What of the reel is on the table, and what still waits to be shown. */
export interface Playback {
  readonly eyes: Eyes;
  readonly shown: PassingFrame;
  /** Oldest first. */
  readonly waiting: readonly PassingFrame[];
}

export interface Reel {
  readonly eyes: Eyes;
  /** At least one. */
  readonly frames: readonly PassingFrame[];
}

/**
 * Lays new frames behind those that wait. A reel that goes back (something was undone), or that other eyes look at,
 * takes the place of all; `still` shows its end at once.
 */
export function laid(before: Playback | null, { eyes, frames }: Reel, still: boolean): Playback {
  const last = frames.at(-1);
  if (!last) throw new Error('a reel has a frame');
  const known = before?.eyes === eyes ? (before.waiting.at(-1) ?? before.shown) : null;
  if (still || (known && last.moveCount < known.moveCount)) return { eyes, shown: last, waiting: [] };
  if (before && known) {
    const fresh = frames.filter(({ moveCount }) => moveCount > known.moveCount);
    if (fresh.length > 0 || before.waiting.length > 0) return { ...before, waiting: [...before.waiting, ...fresh] };
    return { ...before, shown: last };
  }
  const [first = last, ...rest] = frames;
  return { eyes, shown: first, waiting: rest };
}

/** A step towards something, and nothing to follow yet. */
const isSilent = ({ events }: PassingFrame): boolean => events.length === 0;

/** What was dealt, before anybody has moved. */
export const isDeal = (frame: PassingFrame): boolean => frame.moveCount === 0;

/** Nothing that waits has to be followed: it need not wait for a beat. */
export const waitsInVain = ({ waiting }: Playback): boolean => waiting.every(isSilent);

/** The next frame in which something happens comes on the table, or the last of all. */
export function advanced(playback: Playback): Playback {
  const { waiting } = playback;
  const loud = waiting.findIndex((frame) => !isSilent(frame));
  const next = loud < 0 ? waiting.length - 1 : loud;
  const shown = waiting[next];
  return shown ? { ...playback, shown, waiting: waiting.slice(next + 1) } : playback;
}

/** On to the first frame that somebody else made, or to the table as it stands. */
export function skippedTurn(playback: Playback, madeBy: (moveCount: number) => Seat | null): Playback {
  const { shown, waiting } = playback;
  const by = madeBy(shown.moveCount);
  const next = waiting.findIndex(({ moveCount }) => madeBy(moveCount) !== by);
  if (next < 0) return skipped(playback);
  return { ...playback, shown: waiting[next] ?? shown, waiting: waiting.slice(next + 1) };
}

/** What a bot did last: nobody at the table has had a beat to see it. */
export function isFresh(
  before: Playback | null,
  { shown, waiting }: Playback,
  { madeBy, isBot }: Pick<Told, 'madeBy' | 'isBot'>,
): boolean {
  if (before === null || waiting.length > 0 || isSilent(shown) || shown.moveCount <= before.shown.moveCount)
    return false;
  const seat = madeBy(shown.moveCount);
  return seat !== null && isBot(seat);
}

/** The table as it stands. */
export const skipped = (playback: Playback): Playback => ({
  ...playback,
  shown: playback.waiting.at(-1) ?? playback.shown,
  waiting: [],
});

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

export const beatMs = (): number => BEATS[settings.value.pace].leastMs;

/** How much room a text takes, in letters. */
export const widthOf = (text: string): number => text.length + (LETTERS_IN_ONE - 1) * (text.match(WIDE)?.length ?? 0);

/** How long what happened is shown. */
export function readMs(text: string, pace: Pace): number {
  const { leastMs, letterMs } = BEATS[pace];
  return Math.max(leastMs, letterMs * widthOf(text));
}

interface Told {
  /** All that a frame says, as it is read. */
  text(frame: PassingFrame): string;
  /** A big moment, which nothing but a person ends. */
  stops(frame: PassingFrame): boolean;
  /** It has its time before a person is asked. */
  readonly lingers: boolean;
  madeBy(moveCount: number): Seat | null;
  isBot(seat: Seat): boolean;
}

export interface Following extends Playback {
  /** What happened is on the table, and not yet what is asked. */
  readonly isPlaying: boolean;
  /** A big moment: it waits for a tap, or at least has its time before a person is asked. */
  readonly isStopped: boolean;
  goOn(): void;
  skipTurn(): void;
  skip(): void;
}

/** The reel of a table, one frame a beat; while it is held the next frame waits. */
export function usePlayback(news: TableNews, held: boolean, told: Told): Following {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const heard = useRef<TableNews | null>(null);
  const playback = useRef<Playback | null>(null);
  const dueAtMs = useRef(Number.NEGATIVE_INFINITY);
  const fresh = useRef<PassingFrame | null>(null);

  const show = (next: Playback, isOwn = false): Playback => {
    const { shown } = next;
    if (shown !== playback.current?.shown && shown.events.length > 0) dueAtMs.current = dueOf(next, isOwn);
    if (playback.current === null && isDeal(shown)) {
      dueAtMs.current = performance.now() + BEATS_OF_DEAL * beatMs();
    }
    playback.current = next;
    return next;
  };
  const dueOf = (next: Playback, isOwn: boolean): number => {
    const { shown } = next;
    const isBig = told.stops(shown);
    fresh.current = !isBig && isFresh(playback.current, next, told) ? shown : null;
    if (isBig && !isLast(next)) return Number.POSITIVE_INFINITY;
    // Whoever did it knows what it says, and beside the question it can still be read.
    const isShort = !isBig && (isOwn || (fresh.current !== null && asksPerson(news)));
    return performance.now() + (isShort ? beatMs() : readMs(told.text(shown), settings.value.pace));
  };
  /** Nothing follows but the question. */
  const isLast = ({ waiting }: Playback): boolean => told.lingers && waiting.length === 0 && asksPerson(news);
  let now = playback.current;
  if (!now || heard.current !== news) {
    // Whoever was asked and answered has seen what there was, and is answered at once.
    const isAnswer = now?.waiting.length === 0 && heard.current !== null && asksPerson(heard.current);
    heard.current = news;
    now = show(laid(now, news, settings.value.pace === 'atOnce'), isAnswer);
    const isDue = isAnswer || waitsInVain(now) || performance.now() >= dueAtMs.current;
    if (!held && isDue) now = show(advanced(now), isAnswer);
  }
  const { waiting } = now;
  const waits = waiting.length > 0 && dueAtMs.current === Number.POSITIVE_INFINITY;
  const isBigAndLast = isLast(now) && told.stops(now.shown);
  const isFreshAndLast = now.shown === fresh.current && waiting.length === 0 && asksPerson(news);
  const isLingering = (isBigAndLast || isFreshAndLast) && performance.now() < dueAtMs.current;
  const isPlaying = waiting.length > 0 || isLingering;
  useEffect(() => {
    if (held || waits || !isPlaying) return;
    const timer = setTimeout(goOn, Math.max(0, dueAtMs.current - performance.now()));
    return () => clearTimeout(timer);
  }, [waiting, held, waits, isPlaying]);

  const redrawn = (change: (playback: Playback) => Playback) => (): void => {
    if (isLingering) dueAtMs.current = Number.NEGATIVE_INFINITY;
    if (playback.current) show(change(playback.current));
    draw(undefined);
  };
  const goOn = redrawn(advanced);
  return {
    ...now,
    isPlaying,
    isStopped: waits || (isLingering && isBigAndLast),
    goOn,
    skipTurn: redrawn((from) => skippedTurn(from, told.madeBy)),
    skip: redrawn(skipped),
  };
}

const asksPerson = ({ floor: { kind } }: TableNews): boolean =>
  kind !== 'bots' && kind !== 'over' && kind !== 'elsewhere';
