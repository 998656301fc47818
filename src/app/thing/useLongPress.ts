import { useRef } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';

const LONG_MS = 500;

/**
 * A long press opens what a thing on the board is, also where a short tap would choose it. Some systems answer a long press
 * with their menu, others with a late click; with a mouse it is the other button.
 */
export function useLongPress(explain: (thing: ThingId) => void) {
  const downAt = useRef(Number.POSITIVE_INFINITY);
  const read = (event: MouseEvent): void => {
    const lying = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset.thing;
    if (!lying || !isThing(lying)) return;
    event.preventDefault();
    event.stopPropagation();
    explain(lying);
  };
  return {
    onPointerDown: ({ timeStamp }: PointerEvent): void => {
      downAt.current = timeStamp;
    },
    onContextMenu: read,
    onClickCapture: (event: MouseEvent): void => {
      const lasted = event.timeStamp - downAt.current;
      downAt.current = Number.POSITIVE_INFINITY;
      if (lasted >= LONG_MS) read(event);
    },
  };
}

const isThing = (name: string): name is ThingId => name.includes(':');
