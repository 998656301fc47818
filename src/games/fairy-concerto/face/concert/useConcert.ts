import { useEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../../../../engine/ids.ts';
import type { Playing, Sound } from '../../../../ui/sound.ts';
import type { Counts, Kind } from '../../rules/cards.ts';
import { BEAT_SECONDS, CONCERT_SECONDS, concertOf, type Played } from './score.ts';

/** Half a beat: no note that can be seen is shorter. */
const STEP_SECONDS = BEAT_SECONDS / 2;
const STEP_MS = STEP_SECONDS * 1000;

interface Concert {
  /** Whose orchestra plays now; null: nobody's. */
  readonly side: Side | null;
  readonly sounding: readonly Kind[];
  play(side: Side, orchestra: Counts): void;
  stop(): void;
}

/** Plays one orchestra at a time and says who is to be seen playing, heard or not. It ends by itself, and when nobody looks. */
export function useConcert(sound: Sound): Concert {
  const [now, setNow] = useState<{ readonly side: Side; readonly sounding: readonly Kind[] } | null>(null);
  const playing = useRef<Playing | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = (): void => {
    clearTimeout(timer.current);
    playing.current?.stop();
    playing.current = null;
    setNow(null);
  };
  useEffect(() => {
    const stopIfHidden = (): void => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden);
      stop();
    };
  }, []);

  const play = (side: Side, orchestra: Counts): void => {
    stop();
    const score = concertOf(orchestra);
    const started = sound.play(score);
    playing.current = started;
    setNow({ side, sounding: [] });
    const follow = (beganMs: number): void => {
      const step = Math.floor((performance.now() - beganMs) / STEP_MS);
      if (step * STEP_SECONDS >= CONCERT_SECONDS) {
        stop();
        return;
      }
      setNow({ side, sounding: begunIn(score, step) });
      timer.current = setTimeout(follow, beganMs + (step + 1) * STEP_MS - performance.now(), beganMs);
    };
    void started.started.then(() => {
      if (playing.current === started) follow(performance.now());
    });
  };
  return { side: now?.side ?? null, sounding: now?.sounding ?? [], play, stop };
}

const begunIn = (score: readonly Played[], step: number): Kind[] => [
  ...new Set(score.filter(({ atSeconds }) => Math.floor(atSeconds / STEP_SECONDS) === step).map(({ kind }) => kind)),
];
