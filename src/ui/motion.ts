import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect } from './rect.ts';
import { jitter } from './stage/act.ts';
import { fly, stageRoom } from './stage/Stage.ts';

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

/** Not more often, and nothing runs in between. */
const LEAST_MS = 4000;
const MORE_MS = 3000;
const BLINK_MS = 170;
const LOOK_MS = 1300;
/** Of so many, one is a look aside. */
const LOOKS_ONE_IN = 4;

/** Eyes that are drawn in it and match blink now and then, a pair at a time, or look aside; where nothing shall move they are still. */
export function useBlinks(root: RefObject<Element | null>, eyes = '[data-eyes]'): void {
  useEffect(() => {
    const element = root.current;
    if (!element || motionMs(element, '--card-time') === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = setTimeout(blink, LEAST_MS + MORE_MS * Math.abs(jitter(count)));
    };
    const blink = (): void => {
      count++;
      const seen = [...element.querySelectorAll<SVGElement>(eyes)].filter(isInWindow);
      const one = seen[Math.floor(Math.abs(jitter(count + 0.5)) * seen.length)];
      if (count % LOOKS_ONE_IN === 0) one?.animate(lookTo(Math.sign(jitter(count + 0.25))), LOOK_MS);
      else one?.animate(BLINK, BLINK_MS);
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, []);
}

const BLINK: Keyframe[] = [{ transform: 'scaleY(1)' }, { transform: 'scaleY(0.1)' }, { transform: 'scaleY(1)' }];
const lookTo = (way: number): Keyframe[] => [
  { transform: 'none' },
  { transform: `translate(${way}px, 0.3px)`, offset: 0.15 },
  { transform: `translate(${way}px, 0.3px)`, offset: 0.8 },
  { transform: 'none' },
];

function isInWindow(eye: Element): boolean {
  const { left, right, top, bottom, width } = eye.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/**
 * State that belongs to a moment: in the next one it is as at first, already when that is drawn. An effect would reset it
 * some time after, and with it what a quick finger had begun by then.
 */
export function useMomentary<State>(first: State, ...moment: readonly unknown[]): [State, (next: State) => void] {
  const [kept, setKept] = useState({ moment, state: first });
  const isNow = kept.moment.every((part, at) => part === moment[at]);
  return [isNow ? kept.state : first, (state) => setKept({ moment, state })];
}
