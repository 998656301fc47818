import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { motionMs } from '../motion.ts';
import { columnsIn, firstAt, firstFor, isShown, type ShownColumns } from './columns.ts';

/** At the usual text size; it grows with the reader's. */
const LEAST_REM = 19;
/** Without a sign from the finger for so long, a row has come to rest. */
const REST_MS = 150;

/** A finger comes down before it pulls: what it may pull into sight is there by then. */
const SIGNS = ['pointerdown', 'scroll'] as const;

interface Row {
  readonly shown: ShownColumns;
  /** Where the row came to rest after it had moved. */
  readonly rested: number | null;
  bring(at: number): void;
}

/** Which areas of a scrolling row can be seen, however it was scrolled; a number in `follow` that changes is brought into sight. */
export function useShown(
  row: RefObject<HTMLElement | null>,
  count: number,
  atMost: number,
  follow: number | null,
): Row {
  const [shown, setShown] = useState<ShownColumns>({ first: 0, columns: 1 });
  const [rested, setRested] = useState<number | null>(null);
  /** What was to be brought into sight and has not rested there yet. */
  const wanted = useRef<number | null>(null);

  const bring = (at: number, from = shown): void => {
    const element = row.current;
    if (!element) return;
    wanted.current = at;
    const left = firstFor(at, from) * strideOf(element);
    element.scrollTo({ left, behavior: motionMs(element, '--card-time') > 0 ? 'smooth' : 'instant' });
  };

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): ShownColumns => {
      const columns = columnsIn(element.clientWidth, LEAST_REM * remPx(), Math.min(atMost, count));
      const first = firstAt(element.scrollLeft, strideOf(element), columns, count);
      setShown((before) => (before.first === first && before.columns === columns ? before : { first, columns }));
      return { first, columns };
    };
    const settle = ({ type }: Event): void => {
      const now = measure();
      if (type === 'pointerdown') wanted.current = null;
      // Straight into the page: that an area can be seen must not cost the drawing of all.
      element.dataset.moving = 'true';
      clearTimeout(timer);
      timer = setTimeout(() => {
        delete element.dataset.moving;
        setRested(now.first);
        const missed = wanted.current !== null && !isShown(wanted.current, now) ? wanted.current : null;
        wanted.current = null;
        // A flick before it was still snapping into place, and had the last word.
        if (missed !== null) bring(missed, now);
      }, REST_MS);
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    for (const sign of SIGNS) element.addEventListener(sign, settle, { passive: true });
    return () => {
      clearTimeout(timer);
      sized.disconnect();
      for (const sign of SIGNS) element.removeEventListener(sign, settle);
    };
  }, [count, atMost]);

  useEffect(() => {
    if (follow !== null && follow >= 0) bring(follow);
  }, [follow]);

  return { shown, rested, bring };
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** From the edge of one area to the same edge of the next. */
function strideOf(row: HTMLElement): number {
  const [one, other] = row.children as unknown as readonly (HTMLElement | undefined)[];
  return one && other ? other.offsetLeft - one.offsetLeft : 0;
}
