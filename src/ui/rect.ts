/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

const NEAR_PX = 2;
export const isSamePlace = (one: Rect, other: Rect): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= NEAR_PX);
const SHOW = 'enza:show';

/** Brings an element into sight: a frame that pans moves its board to it, everything else scrolls. */
export function bringIntoSight(element: Element): void {
  const shownByFrame = !element.dispatchEvent(new CustomEvent(SHOW, { bubbles: true, cancelable: true }));
  const frame = shownByFrame ? element.closest('.frame') : null;
  (frame ?? element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** For a frame: `show` moves its board. */
export function whenBroughtIntoSight(frame: HTMLElement, show: (element: Element) => void): () => void {
  const heard = (event: Event): void => {
    event.preventDefault();
    show(event.target as Element);
  };
  frame.addEventListener(SHOW, heard);
  return () => frame.removeEventListener(SHOW, heard);
}
/** The table is turned to face the other side: right on the screen is left for its reader. */
export const isTurned = (element: Element): boolean => element.closest('[data-turned="true"]') !== null;

/**
 * Acts once a frame while what lies on the page may move: when something in `changing` is drawn anew, `sized` or the window
 * changes its size, a part is scrolled, or comes to the end of its way. Returns what ends it.
 */
export function whenLaidAnew(act: () => void, changing: Node | null, sized: Element | null): () => void {
  let frame = 0;
  const soon = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
  const drawn = new MutationObserver(soon);
  if (changing) drawn.observe(changing, { subtree: true, childList: true, attributes: true });
  const sizes = new ResizeObserver(soon);
  if (sized) sizes.observe(sized);
  const heard = ['scroll', 'transitionend'] as const;
  addEventListener('resize', soon);
  for (const each of heard) document.addEventListener(each, soon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    drawn.disconnect();
    sizes.disconnect();
    removeEventListener('resize', soon);
    for (const each of heard) document.removeEventListener(each, soon, { capture: true });
  };
}
