import { useLayoutEffect, useRef } from 'preact/hooks';

type TakeAway = () => void;

/** What covers the screen and is closed by Back before the screen itself, the topmost last. */
const overlays: TakeAway[] = [];
let hear: () => void = () => undefined;

/** Called for each layer that opens over the screen. */
export function whenOverlaid(listener: () => void): void {
  hear = listener;
}

export const isOverlaid = (): boolean => overlays.length > 0;

/** False: nothing covers the screen. */
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

/** While it `lies` over the screen, Back closes it and leaves the screen as it is. */
export function useOverlay(lies: boolean, takeAway: TakeAway): void {
  const newest = useRef(takeAway);
  newest.current = takeAway;
  useLayoutEffect(() => (lies ? layOver(() => newest.current()) : undefined), [lies]);
}
