import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** When what has the focus is taken away while the holder is drawn anew, its heir gets the focus. */
export function useKeptFocus(holder: RefObject<HTMLElement | null>, heir: () => HTMLElement | null | undefined): void {
  const hadFocus = holder.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) heir()?.focus({ preventScroll: true });
  });
}
