import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rect } from './rect.ts';

import { fly, stageRoom } from './stage/perform.ts';

/** A time as a stylesheet writes it; the build writes 220ms as .22s. */
export function millisecondsOf(written: string): number {
  const count = Number.parseFloat(written);
  if (!(count > 0)) return 0;
  return written.trim().endsWith('ms') ? count : count * 1000;
}

/** How long a motion lasts where this element is; 0 where nothing shall move. The stylesheet and the settings say it. */
export const motionMs = (element: Element, token: '--card-time' | '--reveal-time'): number =>
  millisecondsOf(getComputedStyle(element).getPropertyValue(token));

/** What will have another place in the next frame: from where it is still drawn to where it will be. */
export interface Trip {
  readonly from: Element | null | undefined;
  readonly to: (table: HTMLElement) => Element | null | undefined;
}

/** A thing that was moved flies from its old place, above everything else: `setOut` is asked once a moment, while the table before is still drawn. */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  setOut: (table: HTMLElement) => readonly Trip[],
): void {
  const drawn = useRef(moment);
  const begun = useRef<readonly (Trip & { readonly rect: Rect })[]>([]);
  if (drawn.current !== moment) {
    drawn.current = moment;
    const table = root.current;
    const stage = stageRoom();
    const trips = table && stage && motionMs(table, '--card-time') > 0 ? setOut(table) : [];
    begun.current = trips.flatMap((trip) => (trip.from && stage ? [{ ...trip, rect: stage.rectOf(trip.from) }] : []));
  }
  useLayoutEffect(() => {
    for (const { rect, to } of begun.current) {
      const thing = root.current && to(root.current);
      if (thing instanceof HTMLElement || thing instanceof SVGElement) fly(thing, rect);
    }
    begun.current = [];
  }, [moment]);
}
