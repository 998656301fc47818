import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { TableNews } from '../../protocol/messages.ts';
import { type Pace, settings } from '../settings.ts';
import { advanced, laid, type Playback, skipped, waitsInVain } from './playback.ts';

/** Time to follow one move before the next is shown. */
const BEATS_MS: Readonly<Record<Pace, number>> = { slow: 1400, steady: 700, quick: 250, atOnce: 0 };

export const beatMs = (): number => BEATS_MS[settings.value.pace];

/** The reel of a table, one frame a beat; while it is held the next frame waits. */
export function usePlayback(news: TableNews, held: boolean): Playback & { skip(): void } {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const heard = useRef<TableNews | null>(null);
  const playback = useRef<Playback | null>(null);
  const shownAtMs = useRef(Number.NEGATIVE_INFINITY);

  const show = (next: Playback): Playback => {
    const { shown } = next;
    if (shown !== playback.current?.shown && shown.events.length > 0) shownAtMs.current = performance.now();
    playback.current = next;
    return next;
  };
  let now = playback.current;
  if (!now || heard.current !== news) {
    heard.current = news;
    now = show(laid(now, news, isStill()));
    // A move that nothing waits before is shown without a beat: a tap is answered at once.
    const isDue = waitsInVain(now) || performance.now() - shownAtMs.current >= beatMs();
    if (!held && isDue) now = show(advanced(now));
  }
  const { waiting } = now;
  useEffect(() => {
    if (held || waiting.length === 0) return;
    const timer = setTimeout(
      () => {
        if (playback.current) show(advanced(playback.current));
        draw(undefined);
      },
      Math.max(0, shownAtMs.current + beatMs() - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [waiting, held]);

  const skip = (): void => {
    if (playback.current) show(skipped(playback.current));
    draw(undefined);
  };
  return { ...now, skip };
}

const isStill = (): boolean =>
  settings.value.pace === 'atOnce' ||
  settings.value.motion === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
