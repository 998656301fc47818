import { useEffect, useState } from 'preact/hooks';
import type { Pace } from '../settings.ts';
import { settings } from '../settings.ts';
import { readMs } from '../table/steps.ts';
import { nextTold, type Turn } from './turns.ts';

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
