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
