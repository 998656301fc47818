import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A time as a stylesheet writes it; the build writes 220ms as .22s. */
export function millisecondsOf(written: string): number {
  const count = Number.parseFloat(written);
  if (!(count > 0)) return 0;
  return written.trim().endsWith('ms') ? count : count * 1000;
}

/** How long a motion lasts where this element is; 0 where nothing shall move. The stylesheet and the settings say it. */
export const motionMs = (element: Element, token: '--card-time' | '--reveal-time'): number =>
  millisecondsOf(getComputedStyle(element).getPropertyValue(token));

/** The table faces the other side: what is right on the glass is left on it. */
export const isTurned = (element: Element): boolean => element.closest('[data-turned="true"]') !== null;

/** In pixels from the upper left corner of the table, as it looks to those whom it faces. */
interface Corner {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Where an element lies. A table that is turned to the other side between two looks changes nothing of it. */
function cornerOf(element: Element): Corner {
  const { left, top, right, bottom, height } = element.getBoundingClientRect();
  const table = element.closest('.table')?.getBoundingClientRect() ?? new DOMRect();
  if (isTurned(element)) return { left: table.right - right, top: table.bottom - bottom, height };
  return { left: left - table.left, top: top - table.top, height };
}

/** What lies elsewhere in the next moment: from where it is still drawn to where it will be. */
export interface Trip {
  readonly from: Element | null | undefined;
  readonly to: (table: HTMLElement) => Element | null | undefined;
  /** How high it is in the units of its drawing, where it lies in one. */
  readonly units?: number;
}

/** What was moved comes from where it lay: `setOut` is asked once a moment, while the one before is still drawn. */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  setOut: (table: HTMLElement) => readonly Trip[],
): void {
  const drawn = useRef(moment);
  const begun = useRef<readonly (Trip & { readonly corner: Corner })[]>([]);
  if (drawn.current !== moment) {
    drawn.current = moment;
    const table = root.current;
    const trips = table && motionMs(table, '--card-time') > 0 ? setOut(table) : [];
    begun.current = trips.flatMap((trip) => (trip.from ? [{ ...trip, corner: cornerOf(trip.from) }] : []));
  }
  useLayoutEffect(() => {
    for (const { corner, to, units } of begun.current) {
      const thing = root.current && to(root.current);
      if (thing) travel(thing, corner, units);
    }
    begun.current = [];
  }, [moment]);
}

function travel(thing: Element, from: Corner, units?: number): void {
  const to = cornerOf(thing);
  const unitPx = units === undefined ? 1 : to.height / units;
  const way = `translate(${(from.left - to.left) / unitPx}px, ${(from.top - to.top) / unitPx}px)`;
  // A drawing has its own origin, which is where it lies.
  const origin = units === undefined ? { transformOrigin: '0 0' } : {};
  thing.animate(
    [
      { ...origin, transform: `${way} scale(${from.height / to.height})` },
      { ...origin, transform: 'none' },
    ],
    { duration: motionMs(thing, '--card-time'), easing: 'ease-out' },
  );
}
