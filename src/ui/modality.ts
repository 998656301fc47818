/** Once the next frame has been painted. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * A modal sheet makes all that lies under it inert, which costs the style of every element there. So that the tap that
 * opens it is answered by the next frame, it is only shown at first, and modal once it lies still. Returned is what makes
 * it so at once.
 */
export function layDown(sheet: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const bar = (): void => {
    if (sheet.open || !sheet.isConnected) return;
    if (sheet.popover) sheet.hidePopover();
    sheet.popover = null;
    // The focus goes back there in the end, and not to what was tapped on the sheet meanwhile.
    if (opener instanceof HTMLElement && opener !== document.activeElement) opener.focus({ preventScroll: true });
    sheet.showModal();
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
