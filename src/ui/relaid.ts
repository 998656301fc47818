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
