import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import type { Rect } from '../../ui/rect.ts';
import { bringIntoSight } from '../../ui/sight.ts';
import type { Bubble } from '../../words/guide.ts';
import { type BubbleSpot, beside } from './beside.ts';

export interface BubblePlace {
  readonly spot: BubbleSpot;
  /** What is pointed at, if it is on the table. */
  readonly pointedAt: Rect | null;
}

/**
 * Where a bubble lies now: it follows what it points at, however the table is drawn again or the window turned. While a
 * move is asked for (`acting`) it keeps off the buttons that make it.
 */
export function useBubblePlace(
  bubble: RefObject<HTMLElement | null>,
  { target, about = NOTHING }: Pick<Bubble, 'target' | 'about'>,
  acting: boolean,
): BubblePlace | null {
  const [place, setPlace] = useState<BubblePlace | null>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const next = measured(bubble.current, target, about, acting);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const thing = thingOnTable(target);
    if (thing) bringIntoSight(thing);
    measure();
    const drawn = new MutationObserver(soon);
    drawn.observe(document.body, { subtree: true, childList: true, attributes: true });
    const sized = new ResizeObserver(soon);
    if (bubble.current) sized.observe(bubble.current);
    addEventListener('resize', soon);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    // Until then what is pointed at may still be on its way.
    document.addEventListener('transitionend', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      sized.disconnect();
      removeEventListener('resize', soon);
      document.removeEventListener('scroll', soon, { capture: true });
      document.removeEventListener('transitionend', soon, { capture: true });
    };
  }, [target, about, acting]);
  return place;
}

const NOTHING: readonly ThingId[] = [];

/** Of a thing that is drawn more than once, those in the hand: that is where it can be chosen. */
export function thingsOnTable(target: ThingId | null): readonly HTMLElement[] {
  if (target === null) return [];
  const thing = `[data-thing="${CSS.escape(target)}"]`;
  const held = document.querySelectorAll<HTMLElement>(`.table .hand ${thing}`);
  return [...(held.length > 0 ? held : document.querySelectorAll<HTMLElement>(`.table ${thing}`))];
}

export const thingOnTable = (target: ThingId | null): HTMLElement | null => thingsOnTable(target)[0] ?? null;

/** Where a move is made: the foot of the table, and what a board keeps near it. */
const FREE = '.table .reach, .table [data-reach]';
/** The button of the move that has been chosen: as bad to cover as what is pointed at. */
const MADE_BY = '.table .actions .primary';

function measured(
  bubble: HTMLElement | null,
  target: ThingId | null,
  about: readonly ThingId[],
  acting: boolean,
): BubblePlace | null {
  if (!bubble) return null;
  const pointedAt = boxOf(thingOnTable(target));
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const free = acting ? [...document.querySelectorAll(FREE)].flatMap((element) => boxOf(element) ?? []) : [];
  const button = acting ? boxOf(document.querySelector(MADE_BY)) : null;
  const spokenOf = about.flatMap((thing) => boxOf(thingOnTable(thing)) ?? []);
  return {
    pointedAt,
    spot: beside(pointedAt, size, { width: innerWidth, height: innerHeight }, free, spokenOf, button),
  };
}

function boxOf(element: Element | null): Rect | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
