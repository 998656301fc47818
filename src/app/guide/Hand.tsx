import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rect } from '../../ui/rect.ts';
import { isMotionOff } from '../settings.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the hand was last: it goes on from there. */
let last: Point | null = null;

const WAY_MS = 650;
/** How far down in what is touched its finger ends. */
export const FINGER_AT = 0.6;

/** It goes to what is to be touched and touches it: its finger ends in the middle of that, the rest of it lies below. */
export function Hand({ at: { left, top, width, height } }: { readonly at: Rect }) {
  const hand = useRef<SVGSVGElement>(null);
  const [x, y] = [left + width / 2, top + height * FINGER_AT];
  useLayoutEffect(() => {
    const from = last ?? { x: innerWidth / 2, y: innerHeight };
    last = { x, y };
    if (isMotionOff()) return;
    const way = hand.current?.animate(
      [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }],
      { duration: WAY_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    );
    return () => way?.cancel();
  }, [x, y]);
  return (
    <svg
      ref={hand}
      class="guide-hand"
      viewBox="-10 -4 44 60"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <g key={`${x} ${y}`}>
        <path d="M-4 4a4.5 4.5 0 0 1 9 0v17l1-3a4 4 0 0 1 7.6 1l.4 2a4 4 0 0 1 7 2l.4 2a3.8 3.8 0 0 1 6.6 2.6V37c0 9-6 16-15 16-7 0-11-3-14.500-9L-8.500 34c-2.600-4.500 2.600-8.500 6-5L-4 31z" />
        <path d="M5 21v8M13.500 22v7M21 25v5" />
      </g>
    </svg>
  );
}
