import { useEffect } from 'preact/hooks';
import type { Bubble } from '../../words/guide.ts';
import { lead } from '../table/lead.ts';
import { thingsOnTable } from './useBubblePlace.ts';

/** What can be chosen on the board, and not only looked at. */
const CHOOSABLE = '.table .board [aria-pressed]';
/** The button that makes the scripted move, and no other while a guide leads. */
const MAKES_IT = '.table .actions .primary';

/**
 * While a bubble asks for a tap, nothing else on the board is chosen, so that the mark never waits behind a choice that
 * leads elsewhere; the tap itself goes on, or brings the button.
 */
export function useTap({ target, tap }: Bubble, goOn: (() => void) | null): void {
  useEffect(() => {
    if (!tap) return;
    const onClick = (event: MouseEvent): void => {
      const tapped = event.target as Element;
      const isMeant = thingsOnTable(target).some((thing) => thing.contains(tapped));
      if (isMeant) lead.peek()?.heed();
      // A curtain is held, and what is said of it has been read once it is open.
      if (target === 'shell:curtain') return;
      if (isMeant && goOn) goOn();
      else if (isMeant ? document.querySelector(MAKES_IT) : tapped.closest(CHOOSABLE)) {
        event.stopPropagation();
        if (!isMeant) lead.peek()?.stray();
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  });
}
