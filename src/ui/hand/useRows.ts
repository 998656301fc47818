import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Lays so many cards in as many rows as they need to be seen and touched: as few as the width allows, all about equally
 * long. The stylesheet draws them closer together before a second row begins.
 */
export function useRows(hand: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = hand.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    let widthPx = 0;
    const lay = (): void => {
      if (room.clientWidth === widthPx) return;
      widthPx = room.clientWidth;
      element.removeAttribute('data-rows');
      if (element.scrollWidth <= element.clientWidth) return;
      const fingerPx = Number.parseFloat(getComputedStyle(element).getPropertyValue('--touch'));
      for (let rows = 2; rows <= count; rows++) {
        element.dataset.rows = String(rows);
        element.style.setProperty('--hand-row', String(Math.ceil(count / rows)));
        if ((element.firstElementChild?.getBoundingClientRect().width ?? 0) >= fingerPx) return;
      }
    };
    lay();
    const sized = new ResizeObserver(lay);
    sized.observe(room);
    return () => sized.disconnect();
  }, [count]);
}
