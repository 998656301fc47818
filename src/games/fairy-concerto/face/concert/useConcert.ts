import { useEffect, useRef, useState } from 'preact/hooks';
import type { Playing, Sound } from '../../../../ui/sound.ts';
import type { Counts, Kind } from '../../rules/cards.ts';
import { BEAT_SECONDS, CONCERT_SECONDS, concertOf, type Played } from './score.ts';

/** Half a beat: no note that can be seen is shorter. */
const STEP_SECONDS = BEAT_SECONDS / 2;
const STEP_MS = STEP_SECONDS * 1000;

/** The hall is dusky before the concert; what was heard to its end is applauded. */
export type Phase = 'before' | 'playing' | 'applause';

interface Concert {
  readonly phase: Phase;
  readonly sounding: readonly Kind[];
  play(orchestra: Counts): void;
  stop(): void;
}

/** Plays one orchestra at a time and says who is to be seen playing, heard or not. It ends by itself, and when nobody looks. */
export function useConcert(sound: Sound): Concert {
  const [now, setNow] = useState<Pick<Concert, 'phase' | 'sounding'>>(BEFORE);
  const playing = useRef<Playing | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const stop = (then: Phase = 'before'): void => {
    clearTimeout(timer.current);
    playing.current?.stop();
    playing.current = null;
    setNow({ phase: then, sounding: [] });
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

  const play = (orchestra: Counts): void => {
    stop();
    const score = concertOf(orchestra);
    const started = sound.play(score);
    playing.current = started;
    setNow({ phase: 'playing', sounding: [] });
    const follow = (beganMs: number): void => {
      const step = Math.floor((performance.now() - beganMs) / STEP_MS);
      if (step * STEP_SECONDS >= CONCERT_SECONDS) {
        stop('applause');
        return;
      }
      setNow({ phase: 'playing', sounding: begunIn(score, step) });
      timer.current = setTimeout(follow, beganMs + (step + 1) * STEP_MS - performance.now(), beganMs);
    };
    void started.started.then(() => {
      if (playing.current === started) follow(performance.now());
    });
  };
  return { ...now, play, stop };
}

const BEFORE = { phase: 'before', sounding: [] } as const;

const begunIn = (score: readonly Played[], step: number): Kind[] => [
  ...new Set(score.filter(({ atSeconds }) => Math.floor(atSeconds / STEP_SECONDS) === step).map(({ kind }) => kind)),
];
