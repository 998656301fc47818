import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sight } from '../../engine/game.ts';
import { trouble } from '../../link/published.ts';
import { askMoment, askReplay } from '../../link/requests.ts';
import type { Trouble } from '../../protocol/messages.ts';
import type { MatchId, Past, Replay } from '../../protocol/shown.ts';
import { type Pace, settings } from '../settings.ts';
import { readMs } from '../table/steps.ts';
import { nextTold, type Turn } from './WalkBar.tsx';

/** What is on the table: everything of it seen in one way. */
export interface Shown {
  readonly replay: Replay;
  readonly past: Past;
}

export interface Walking {
  readonly shown: Shown | null;
  /** The moment that is wanted; it may still be on its way. */
  readonly at: number;
  /** Why there is nothing to be seen. */
  readonly failed: Trouble['what'] | 'lost' | null;
  to(moves: number): void;
  see(sight: Sight): void;
  again(): void;
}

/** Walks through a match: one moment is asked for at a time, and of those wanted meanwhile the newest. */
export function useReplay(match: MatchId): Walking {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState<Walking['failed']>(null);
  const [at, setAt] = useState(0);
  const wanted = useRef(0);
  /** Counts what makes a walk another one: what was asked before is late. */
  const walk = useRef(0);
  const replay = useRef<Replay | null>(null);
  const isAsking = useRef(false);

  const fetchMoment = async (): Promise<void> => {
    const [seen, asked] = [replay.current, walk.current];
    if (!seen || isAsking.current) return;
    isAsking.current = true;
    const moves = wanted.current;
    const past = await askMoment(match, seen.sight, moves);
    isAsking.current = false;
    if (asked === walk.current) {
      if (past) setShown({ replay: seen, past });
      else setFailed('lost');
    }
    if (asked !== walk.current || (past && moves !== wanted.current)) void fetchMoment();
  };
  const begin = async (sight: Sight | null): Promise<void> => {
    const asked = ++walk.current;
    setFailed(null);
    try {
      const found = await askReplay(match, sight);
      if (asked !== walk.current) return;
      replay.current = found;
      wanted.current = Math.min(wanted.current, found.moves);
      setAt(wanted.current);
      await fetchMoment();
    } catch {
      if (asked === walk.current) setFailed(trouble.peek()?.what ?? 'lost');
    }
  };
  useEffect(() => {
    trouble.value = null;
    void begin(null);
    return () => {
      walk.current++;
      replay.current = null;
    };
  }, [match]);
  return {
    shown,
    at,
    failed,
    to: (moves) => {
      wanted.current = Math.max(0, Math.min(moves, replay.current?.moves ?? 0));
      setAt(wanted.current);
      void fetchMoment();
    },
    see: (sight) => void begin(sight),
    again: () => void begin(null),
  };
}

/** At once would show nothing. */
export type WalkingPace = Exclude<Pace, 'atOnce'>;
export const WALKING_PACES: readonly WalkingPace[] = ['slow', 'steady', 'quick'];

export interface Playing {
  readonly isOn: boolean;
  readonly pace: WalkingPace;
  setPace(pace: WalkingPace): void;
  start(): void;
  stop(): void;
}

interface Walked {
  readonly turns: readonly Turn[];
  /** The moment on the table. */
  readonly at: number;
  /** Another one is on its way. */
  readonly isComing: boolean;
  /** What is to be read of it. */
  readonly text: string;
  to(moves: number): void;
}

/** The match goes on by itself from moment to moment, each as long as it takes to read, until its end. */
export function usePlaying({ turns, at, isComing, text, to }: Walked): Playing {
  const [isOn, setOn] = useState(false);
  const [pace, setPace] = useState(() => WALKING_PACES.find((each) => each === settings.peek().pace) ?? 'quick');
  const next = nextTold(turns, at);
  useEffect(() => {
    if (!isOn || isComing) return;
    if (next === null) {
      setOn(false);
      return;
    }
    const timer = setTimeout(() => to(next), readMs(text, pace));
    return () => clearTimeout(timer);
  }, [isOn, isComing, next, pace]);
  return {
    isOn,
    pace,
    setPace,
    start: () => {
      // At the end, once more from the beginning.
      if (next === null) to(0);
      setOn(true);
    },
    stop: () => setOn(false),
  };
}
