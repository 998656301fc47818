import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../../engine/game.ts';
import { motionMs } from '../motion.ts';

/** How many areas stand beside each other in a room, and how many of them are to its left. */
export interface ShownColumns {
  readonly columns: number;
  readonly first: number;
}

/** As many as are wide enough to be read, one at least. */
export function columnsIn(roomPx: number, leastPx: number, count: number): number {
  return Math.max(1, Math.min(Math.floor(roomPx / leastPx), count));
}

/** Where a row that is scrolled this far stands, by the distance from one area to the next. */
export function firstAt(scrolledPx: number, stridePx: number, columns: number, count: number): number {
  if (stridePx <= 0) return 0;
  return Math.max(0, Math.min(Math.round(scrolledPx / stridePx), count - columns));
}

export const isShown = (at: number, { first, columns }: ShownColumns): boolean => at >= first && at < first + columns;

/** How far the row has to go so that this one is in sight: not at all where it is. */
export function firstFor(at: number, shown: ShownColumns): number {
  if (isShown(at, shown)) return shown.first;
  return at < shown.first ? at : at - shown.columns + 1;
}

/** At the usual text size; it grows with the reader's. */
const LEAST_REM = 19;
/** Without a sign from the finger for so long, a row has come to rest. */
const REST_MS = 150;

/** A finger touches before it pulls: the areas that it may pull into sight are drawn by then. */
const SIGNS = ['pointerdown', 'scroll', 'touchmove', 'touchend', 'touchcancel'] as const;
/** What rounding to whole pixels makes of two edges. */
const ROUNDED_PX = 1;

/** Told by an area: at once into sight with it, and not past those between. Where the row was on its way to is forgotten. */
export const COME_INTO_SIGHT = 'comeintosight';

/** Whose area is to be in sight, and where it is now. */
interface Followed {
  readonly side: Side;
  readonly at: number;
}

interface Row {
  readonly shown: ShownColumns;
  /** Where the row came to rest after it had moved. */
  readonly rested: number | null;
  bring(at: number): void;
}

/** Which areas of a scrolling row can be seen, however it was scrolled; the area that is followed next is brought into sight. */
export function useShown(
  row: RefObject<HTMLElement | null>,
  count: number,
  atMost: number,
  follow: Followed | null,
  chosen: string | null,
): Row {
  const [shown, setShown] = useState<ShownColumns>({ first: 0, columns: 1 });
  const [rested, setRested] = useState<number | null>(null);
  /** The area that was to be brought into sight and is still on its way. */
  const wanted = useRef<number | null>(null);
  /** A person has scrolled away from the area that is followed. */
  const isOwnWish = useRef(false);
  /** Told to come before the row has followed anybody: what is acted out there is not left again. */
  const isLed = useRef(false);
  /** The area in sight, known before it is drawn. */
  const latest = useRef(shown);

  const bring = (at: number, from = shown): void => {
    const element = row.current;
    if (!element) return;
    wanted.current = at;
    const first = firstFor(at, from);
    // Not past the areas of others: those in between are nobody's business now.
    const glides = Math.abs(first - from.first) <= 1 && motionMs(element, '--card-time') > 0;
    element.scrollTo({ left: edgeOf(element, first), behavior: glides ? 'smooth' : 'instant' });
  };
  /** Exactly at the edge of an area: engines snap, but not after all that can stop a row on its way. */
  const align = ({ first }: ShownColumns): void => {
    const element = row.current;
    const left = element ? edgeOf(element, first) : 0;
    if (element && Math.abs(element.scrollLeft - left) > ROUNDED_PX) element.scrollTo({ left, behavior: 'instant' });
  };

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let isPulled = false;
    let width = element.clientWidth;
    const show = (now: ShownColumns): ShownColumns => {
      latest.current = now;
      setShown((before) => (before.first === now.first && before.columns === now.columns ? before : now));
      return now;
    };
    const measure = (): ShownColumns => {
      const columns = columnsIn(element.clientWidth, LEAST_REM * remPx(), Math.min(atMost, count));
      if (element.clientWidth === width) {
        return show({ columns, first: firstAt(element.scrollLeft, strideOf(element), columns, count) });
      }
      // With another width it stands elsewhere by itself: it goes on to show what it showed.
      width = element.clientWidth;
      const now = show({ columns, first: Math.min(latest.current.first, count - columns) });
      if (wanted.current === null) align(now);
      else bring(wanted.current, now);
      return now;
    };
    const rest = (): void => {
      const now = measure();
      delete element.dataset.moving;
      setRested(now.first);
      const missed = wanted.current !== null && !isShown(wanted.current, now) ? wanted.current : null;
      wanted.current = null;
      // A flick before it was still snapping into place, and had the last word.
      if (missed !== null) bring(missed, now);
      else align(now);
    };
    const settle = ({ type }: Event): void => {
      measure();
      if (type === 'pointerdown') wanted.current = null;
      if (type !== 'scroll') isPulled = type === 'touchmove';
      if (isPulled) isOwnWish.current = true;
      // Straight into the page: that an area can be seen must not cost the drawing of all.
      element.dataset.moving = 'true';
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      // In a frame: what has moved meanwhile is told before it.
      timer = setTimeout(() => {
        if (!isPulled) frame = requestAnimationFrame(rest);
      }, REST_MS);
    };
    const come = ({ target }: Event): void => {
      const at = target instanceof Element ? [...element.children].indexOf(target) : -1;
      if (at < 0) return;
      wanted.current = null;
      isLed.current = true;
      element.scrollTo({ left: edgeOf(element, firstFor(at, measure())), behavior: 'instant' });
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    for (const sign of SIGNS) element.addEventListener(sign, settle, { passive: true });
    element.addEventListener(COME_INTO_SIGHT, come);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      sized.disconnect();
      for (const sign of SIGNS) element.removeEventListener(sign, settle);
      element.removeEventListener(COME_INTO_SIGHT, come);
    };
  }, [count, atMost]);

  // So many of them are laid out only now; of fewer, the followed one is among them.
  useLayoutEffect(() => {
    if (wanted.current !== null) return;
    if (follow && follow.at >= 0 && !isOwnWish.current && !isShown(follow.at, shown)) bring(follow.at);
    else align(latest.current);
  }, [shown.columns]);

  // Another side in the same place too: a row that is laid out anew goes on to show what it showed.
  const isFirst = useRef(true);
  useEffect(() => {
    isOwnWish.current = false;
    const isLedAway = isFirst.current && isLed.current;
    isFirst.current = false;
    if (follow && follow.at >= 0 && !isLedAway) bring(follow.at);
  }, [follow?.side, follow?.at]);
  // Something chosen there is to be seen; that the choice is taken back is no reason to look elsewhere.
  useEffect(() => {
    if (chosen === null || !follow || follow.at < 0) return;
    isOwnWish.current = false;
    if (!isShown(follow.at, latest.current)) bring(follow.at);
  }, [chosen]);

  const bringAsWished = (at: number): void => {
    isOwnWish.current = true;
    bring(at);
  };
  return { shown, rested, bring: bringAsWished };
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How far a row is scrolled that begins with this area. */
function edgeOf({ children }: HTMLElement, at: number): number {
  const [one, other] = [children[0], children[at]] as readonly (HTMLElement | undefined)[];
  return one && other ? other.offsetLeft - one.offsetLeft : 0;
}

/** From the edge of one area to the same edge of the next. */
const strideOf = (row: HTMLElement): number => edgeOf(row, 1);
