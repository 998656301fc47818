import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Corner, cornerOf, motionMs } from '../../../ui/motion.ts';
import type { Event } from '../rules/state.ts';
import { LEAD_DECK } from '../rules/things.ts';
import { UNITS } from './FieldArt.tsx';

/** A clue that was placed comes from the hand, or from the lead deck where nobody here held it. */
export function useTravel(root: RefObject<HTMLElement | null>, events: readonly Event[]): void {
  const drawn = useRef(events);
  const from = useRef<Corner | null>(null);
  if (drawn.current !== events) {
    drawn.current = events;
    const placed = events.some(({ is }) => is === 'placed');
    // What is drawn now has not come to the page yet: there the clue is still in the hand.
    from.current = placed && root.current ? homeIn(root.current) : null;
  }
  useLayoutEffect(() => {
    const fresh = root.current?.querySelector('.alb-fresh');
    if (from.current && fresh) travel(fresh, from.current);
  }, [events]);
}

function homeIn(table: HTMLElement): Corner | null {
  if (motionMs(table, '--card-time') === 0) return null;
  const home = table.querySelector('.alb-token') ?? table.querySelector(`[data-thing="${LEAD_DECK}"] svg`);
  return home && cornerOf(home);
}

/** In the units of the drawing, since it lies in one. */
function travel(piece: Element, from: Corner): void {
  const to = cornerOf(piece);
  const unitPx = to.height / UNITS;
  const [x, y] = [(from.left - to.left) / unitPx, (from.top - to.top) / unitPx];
  const scale = from.height / to.height;
  piece.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: motionMs(piece, '--card-time'),
    easing: 'ease-out',
  });
}
