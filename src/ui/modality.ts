/** Once the next frame has been painted. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * A modal sheet makes everything under it inert, which costs the style of every element there. So that the tap that
 * opens it is answered by the next frame, it is only shown at first, and modal once it has come to rest. Returned is what makes
 * it so at once.
 */
export function layDown(sheet: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const uncover = coverAround(sheet);
  let isBarred = false;
  const bar = (): void => {
    uncover();
    if (isBarred || !sheet.isConnected) return;
    // Once: what has been put away since is not laid down again.
    isBarred = true;
    if (sheet.popover) sheet.hidePopover();
    sheet.popover = null;
    const busy = document.activeElement;
    // The focus goes back there in the end, and not to what was tapped on the sheet meanwhile.
    if (opener instanceof HTMLElement && opener !== busy) opener.focus({ preventScroll: true });
    sheet.showModal();
    if (busy instanceof HTMLElement && sheet.contains(busy)) busy.focus({ preventScroll: true });
  };
  if ('popover' in HTMLElement.prototype) {
    sheet.popover = 'manual';
    sheet.showPopover();
    afterFrame(() => {
      void Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)).then(bar);
    });
  } else bar();
  return bar;
}

/** Until the sheet is modal nothing around it hears a tap; a whole one puts the sheet away, as it does later. */
function coverAround(sheet: HTMLDialogElement): () => void {
  let wentDown = false;
  const keep = (event: Event): void => {
    if (event.target instanceof Node && sheet.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'pointerdown') wentDown = true;
    else if (event.type === 'click' && wentDown) sheet.dispatchEvent(new Event('cancel'));
  };
  for (const kind of TOUCHES) addEventListener(kind, keep, true);
  return () => {
    for (const kind of TOUCHES) removeEventListener(kind, keep, true);
  };
}

const TOUCHES = ['pointerdown', 'pointerup', 'click'] as const;
