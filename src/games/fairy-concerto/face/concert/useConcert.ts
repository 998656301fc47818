import { useEffect, useRef, useState } from 'preact/hooks';
import { at } from '../../../../engine/lists.ts';
import type { Note, Playing, Sound, Timbre } from '../../../../ui/sound.ts';
import { type Counts, KINDS, type Kind, type PerKind } from '../../rules/cards.ts';
import { BARS, BEATS, homeIn, PIECES, type Piece, partOf, pitchOf, type Written } from './parts.ts';

export const BEAT_SECONDS = 0.5;
export const CONCERT_SECONDS = BARS * BEATS * BEAT_SECONDS;

export interface Played extends Note {
  readonly kind: Kind;
}

const DRUMS: Kind = 1;
/** How each kind sounds, where it feels at home, and the key that suits it. */
const SECTIONS: PerKind<{ readonly timbre: Timbre; readonly low: number; readonly key: number }> = [
  { timbre: 'trumpet', low: 60, key: 62 },
  { timbre: 'timpani', low: 36, key: 62 },
  { timbre: 'strings', low: 62, key: 67 },
  { timbre: 'horn', low: 48, key: 65 },
  { timbre: 'celesta', low: 72, key: 63 },
];
const RATTLE_PITCH = 62;

/** Softly in, and towards the cadence. */
const SWELL = [0.85, 0.85, 0.9, 0.95, 0.9, 1, 1.1, 1];

/** So many fairies are so loud. */
const loudOf = (count: number): number => 0.12 + 0.045 * count;

/** A section of drums has no tune to lead with. */
function leaderOf(orchestra: Counts): Kind | null {
  let leader: Kind | null = null;
  for (const kind of KINDS) {
    if (kind !== DRUMS && orchestra[kind] > (leader === null ? 0 : orchestra[leader])) leader = kind;
  }
  return leader;
}

const pieceOf = (orchestra: Counts): Piece => {
  const sum = orchestra.reduce((total, count, kind) => total + count * (kind + 1), 0);
  return at(PIECES, sum % PIECES.length);
};

/** The piece that an orchestra plays: each of its sections is heard, and the larger the more of it. */
export function concertOf(orchestra: Counts): Played[] {
  const leader = leaderOf(orchestra);
  const piece = pieceOf(orchestra);
  const { key } = SECTIONS[leader ?? DRUMS];
  return KINDS.flatMap((kind) => {
    const { timbre, low } = SECTIONS[kind];
    const count = orchestra[kind];
    const tonic = homeIn(key, low);
    const play = ({ bar, beat, beats, degree, rattles }: Written): Played => ({
      kind,
      timbre: rattles ? 'snare' : timbre,
      atSeconds: (bar * BEATS + beat) * BEAT_SECONDS,
      lastsSeconds: beats * BEAT_SECONDS,
      pitch: rattles ? RATTLE_PITCH : pitchOf(degree, tonic),
      loud: loudOf(count) * (SWELL[bar] ?? 1),
    });
    return count === 0 ? [] : partOf(kind, count, kind === leader, piece).map(play);
  });
}

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
