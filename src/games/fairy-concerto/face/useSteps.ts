import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { motionMs } from '../../../ui/motion.ts';

/** Time to read what one side gets, and to look at the card. */
const LOOK_MS = 800;
const LETTERS_PX = 16;

/** Of larger letters fewer are taken in at a glance. */
export const lookMs = (sides: number, lettersPx: number): number =>
  LOOK_MS * (1 + sides) * Math.max(1, lettersPx / LETTERS_PX);

const lettersPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Who reads on below reads at a pace of their own. */
const HANDS = ['wheel', 'touchmove'] as const;

interface Steps {
  readonly at: number;
  /** It came to its end before these eyes: what follows may begin by itself. */
  readonly isFollowed: boolean;
  step(to: number): void;
  again(): void;
}

/**
 * Goes through `end` steps by itself until a tap or key takes over. Where nothing shall move it is at the end at once,
 * and steps on by hand alone.
 */
export function useSteps(
  end: number,
  sides: number,
  beginsAtEnd: boolean,
  place: RefObject<HTMLElement | null>,
): Steps {
  const [at, setAt] = useState(beginsAtEnd ? end : 0);
  const [running, setRunning] = useState(true);
  const isStill = (): boolean => place.current !== null && motionMs(place.current, '--card-time') === 0;
  const [isFollowed, setFollowed] = useState(!beginsAtEnd);
  useLayoutEffect(() => {
    if (!isStill()) return;
    setAt(end);
    setFollowed(false);
  }, []);
  useEffect(() => {
    if (at === end || !running) return;
    // A tap that comes in between takes the count elsewhere before this timer is cleared.
    const timer = setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), lookMs(sides, lettersPx()));
    const stay = (): void => setRunning(false);
    for (const hand of HANDS) addEventListener(hand, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const hand of HANDS) removeEventListener(hand, stay);
    };
  }, [at, running, end, sides]);
  return {
    at,
    isFollowed,
    step: (to) => {
      setRunning(false);
      setAt(Math.max(0, Math.min(end, to)));
    },
    again: () => {
      // Its button stands below all of it.
      place.current?.scrollIntoView({ block: 'start' });
      setRunning(!isStill());
      setFollowed(!isStill());
      setAt(0);
    },
  };
}
