import { useLayoutEffect, useRef } from 'preact/hooks';

type TakeAway = () => void;

/** What lies over the screen and gives way to Back before it, the topmost last. */
const overlays: TakeAway[] = [];
let hear: () => void = () => undefined;

/** Told of everything that comes to lie over the screen. */
export function whenOverlaid(listener: () => void): void {
  hear = listener;
}

export const isOverlaid = (): boolean => overlays.length > 0;

/** False: nothing lies over the screen. */
export function takeTopAway(): boolean {
  const takeAway = overlays.pop();
  takeAway?.();
  return takeAway !== undefined;
}

function layOver(takeAway: TakeAway): () => void {
  overlays.push(takeAway);
  hear();
  return () => {
    const at = overlays.indexOf(takeAway);
    if (at >= 0) overlays.splice(at, 1);
  };
}

/** While it `lies` over the screen, Back takes it away and leaves the screen as it is. */
export function useOverlay(lies: boolean, takeAway: TakeAway): void {
  const newest = useRef(takeAway);
  newest.current = takeAway;
  useLayoutEffect(() => (lies ? layOver(() => newest.current()) : undefined), [lies]);
}
