import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Rect } from '../../ui/rect.ts';
import { whenLaidAnew } from '../../ui/relaid.ts';
import type { Phrase } from '../../words/phrase.ts';
import { BOARD } from '../table/useLit.ts';
import { upFrom } from './clear.ts';

/** A slip that grew over the board is moved above the things that it names: it must not cover them. */
export function useClear(slip: RefObject<HTMLElement | null>, named: Phrase): void {
  useLayoutEffect(() => {
    const place = (): void => {
      const [at, board] = [slip.current, BOARD.current];
      // A board that lifts what would be covered needs no more.
      if (!at || !board || board.querySelector('[data-lifts]')) return;
      // Measured as it would lie at the foot: there it leaves room for its lamp, and is higher.
      at.dataset.up = 'false';
      at.style.translate = '';
      const up = upFrom(boxOf(at), thingsOn(board, named).map(boxOf), boxOf(board));
      at.dataset.up = String(up > 0);
      if (up > 0) at.style.translate = `0 ${-up}px`;
    };
    place();
    // What is chosen for it is drawn after it, may be lifted, and may still be on its way.
    return whenLaidAnew(place, BOARD.current, slip.current);
  });
}

const thingsOn = (board: HTMLElement, named: Phrase): HTMLElement[] =>
  named
    .flatMap((part) => (typeof part === 'object' && 'thing' in part ? [part.thing] : []))
    .flatMap((thing) => [...board.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)]);

/** As one sees it for whom the table is turned. */
function boxOf(element: HTMLElement): Rect {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  return { left, top: document.documentElement.dataset.turned === 'true' ? -bottom : top, width, height };
}
