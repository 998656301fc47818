import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ThingId } from '../../engine/ids.ts';
import type { Rect, Size } from '../../ui/rect.ts';
import { whenLaidAnew } from '../../ui/relaid.ts';
import { bringIntoSight } from '../../ui/sight.ts';
import type { Bubble, ShellPart } from '../../words/guide.ts';
import { type BubbleSpot, beside } from './beside.ts';
import { FINGER_AT } from './Hand.tsx';

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
