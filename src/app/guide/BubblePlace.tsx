import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/game.ts';
import { bringIntoSight, type Rect, type Size, whenLaidAnew } from '../../ui/rect.ts';
import type { Bubble, ShellPart } from '../../words/guide.ts';
import { isMotionOff } from '../settings.ts';

export interface BubbleSpot {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'right' | 'left' | 'over';
  /** Along the side that faces what is pointed at: where the tip goes. */
  readonly tip: number;
}

/** Between a bubble and what it points at, and to what must stay free or the edge of the window. */
const GAP = 14;
const EDGE = 8;
/** A tip cannot sit on a round corner. */
const CORNER = 18;

/**
 * Where a bubble points at something without covering it, nor what else it speaks of, and lies on what must stay free as
 * little as can be, least of all on the button that is to be pressed. At the edge of the window it points at nothing: that is for where it would cover something beside.
 */
export function beside(
  target: Rect | null,
  bubble: Size,
  window: Size,
  free: readonly Rect[],
  about: readonly Rect[] = [],
  button: Rect | null = null,
): BubbleSpot {
  if (!target) return over(bubble, window, free);
  const [middle, centre] = [target.left + target.width / 2, target.top + target.height / 2];
  const across = middle - bubble.width / 2;
  const along = centre - bubble.height / 2;
  const wished: readonly BubbleSpot[] = [
    { side: 'below', left: across, top: target.top + target.height + GAP, tip: 0 },
    { side: 'above', left: across, top: target.top - GAP - bubble.height, tip: 0 },
    { side: 'right', left: target.left + target.width + GAP, top: along, tip: 0 },
    { side: 'left', left: target.left - GAP - bubble.width, top: along, tip: 0 },
    { side: 'over', left: across, top: window.height, tip: 0 },
    { side: 'over', left: across, top: 0, tip: 0 },
    ...free.map(({ top }) => ({ side: 'over' as const, left: across, top: top - EDGE - bubble.height, tip: 0 })),
    { side: 'over', left: 0, top: 0, tip: 0 },
    { side: 'over', left: window.width, top: 0, tip: 0 },
  ];
  const faultOf = (spot: BubbleSpot): number =>
    4 * covered(spot, bubble, button ? [target, button] : [target]) +
    2 * covered(spot, bubble, about) +
    covered(spot, bubble, free);
  const [best] = wished
    .map((wish) => kept(wish, bubble, window))
    .map((spot) => ({ spot, fault: faultOf(spot) }))
    .sort((one, other) => one.fault - other.fault);
  const { spot } = best as { readonly spot: BubbleSpot };
  const upright = spot.side === 'below' || spot.side === 'above';
  const [tip, length] = upright ? [middle - spot.left, bubble.width] : [centre - spot.top, bubble.height];
  return { ...spot, tip: clamp(tip, CORNER, length - CORNER) };
}

/** In the middle, or higher where it would lie on what must stay free. */
function over(bubble: Size, window: Size, free: readonly Rect[]): BubbleSpot {
  const left = (window.width - bubble.width) / 2;
  const tops = [(window.height - bubble.height) / 2, ...free.map(({ top }) => top - EDGE - bubble.height)];
  const spots = tops.map((top) => kept({ side: 'over', left, top, tip: 0 }, bubble, window));
  const [best] = spots.sort((one, other) => covered(one, bubble, free) - covered(other, bubble, free));
  return best as BubbleSpot;
}

/** How much of them lies under a bubble, a whole one for 1: a small place is as bad to cover as a large panel. */
const covered = (spot: BubbleSpot, bubble: Size, boxes: readonly Rect[]): number =>
  boxes.reduce((sum, box) => sum + common(spot, bubble, box) / Math.max(1, box.width * box.height), 0);

function kept(spot: BubbleSpot, bubble: Size, window: Size): BubbleSpot {
  const left = clamp(spot.left, EDGE, window.width - EDGE - bubble.width);
  return { ...spot, left, top: clamp(spot.top, EDGE, window.height - EDGE - bubble.height) };
}

/** The area that a bubble has in common with something. */
function common({ left, top }: BubbleSpot, { width, height }: Size, other: Rect): number {
  const wide = Math.min(left + width, other.left + other.width) - Math.max(left, other.left);
  const tall = Math.min(top + height, other.top + other.height) - Math.max(top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the hand was last: it goes on from there. */
let last: Point | null = null;

const WAY_MS = 650;
/** How far down in what is touched its finger ends. */
const FINGER_AT = 0.6;

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

export interface BubblePlace {
  readonly spot: BubbleSpot;
  /** What is pointed at, if it is on the table. */
  readonly pointedAt: Rect | null;
  /** What else is spoken of, of that what is there. */
  readonly spokenOf: readonly Rect[];
  /** What the hand goes to: the button of the move, once that has been chosen; of a number what raises it. */
  readonly touched: Rect | null;
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
    const measure = (): void => {
      const next = measured(bubble.current, target, about, acting);
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const thing = thingOnTable(target);
    if (thing) bringIntoSight(thing);
    measure();
    return whenLaidAnew(measure, document.body, bubble.current);
  }, [target, about, acting]);
  return place;
}

const NOTHING: readonly ThingId[] = [];

const SELECTORS: Readonly<Record<ShellPart, string>> = {
  'shell:curtain': '.curtain .hold',
  'shell:eye': '.reach .own-eyes',
};
const isShellPart = (target: string): target is ShellPart => target in SELECTORS;

/** Of a thing that is drawn more than once, those in the hand, for there it can be chosen; else those in sight. */
export function thingsOnTable(target: Bubble['target']): readonly HTMLElement[] {
  if (target === null) return [];
  if (isShellPart(target)) return [...document.querySelectorAll<HTMLElement>(SELECTORS[target])];
  const thing = `[data-thing="${CSS.escape(target)}"]`;
  const held = document.querySelectorAll<HTMLElement>(`.table .hand ${thing}`);
  if (held.length > 0) return [...held];
  const drawn = [...document.querySelectorAll<HTMLElement>(`.table ${thing}`)];
  const seen = drawn.filter(isInSight);
  return seen.length > 0 ? seen : drawn;
}

function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return right > left && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

export const thingOnTable = (target: Bubble['target']): HTMLElement | null => thingsOnTable(target)[0] ?? null;

/** Where a move is made: the foot of the table, and what a board keeps near it; on a curtain whose it is, in words and as a picture. */
const FREE = '.table .reach, .table [data-reach], .curtain h1, .curtain .curtain-emblem';
/** The button of the move that has been chosen: as bad to cover as what is pointed at. */
const MADE_BY = '.table .actions .primary';

/** Within a thing: what raises a number, or the first of its ways. */
const MORE = '.stepper-dial button:last-of-type, button[aria-pressed]';
const HAND: Size = { width: 40, height: 58 };
const handAt = ({ left, top, width, height }: Rect): Rect => ({
  ...HAND,
  left: left + width / 2 - 8,
  top: top + height * FINGER_AT,
});

function measured(
  bubble: HTMLElement | null,
  target: Bubble['target'],
  about: readonly ThingId[],
  acting: boolean,
): BubblePlace | null {
  if (!bubble) return null;
  const thing = thingOnTable(target);
  const pointedAt = boxOf(thing);
  const reach = boxOf(thing?.querySelector(MORE) ?? thing);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const free = acting ? [...document.querySelectorAll(FREE)].flatMap((element) => boxOf(element) ?? []) : [];
  const pressed = acting ? boxOf(document.querySelector(MADE_BY)) : null;
  const spokenOf = about.flatMap((thing) => boxOf(thingOnTable(thing)) ?? []);
  // The hand points from below, so that it covers no text of a bubble.
  const touched = acting ? [reach, pressed].flatMap((box) => (box ? [handAt(box)] : [])) : [];
  const spot = beside(
    pointedAt,
    size,
    { width: innerWidth, height: innerHeight },
    free,
    [...spokenOf, ...touched],
    pressed,
  );
  return { pointedAt, touched: pressed ?? reach, spokenOf, spot };
}

function boxOf(element: Element | null): Rect | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width * height === 0) return null;
  return { left, top, width, height };
}
