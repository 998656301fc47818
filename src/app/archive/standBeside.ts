import { shelf } from '../../link/published.ts';
import type { MatchId, ShelfEntry } from '../../protocol/shown.ts';
import { afterFrame } from '../../ui/modality.ts';
import { hashOf } from '../routes.ts';

/** The way to a match, wherever it is listed. */
export const linkTo = (match: MatchId): HTMLElement | null =>
  document.querySelector(`main a[href="${hashOf({ screen: 'table', match })}"]`);

/** Once the shelf has become so, focus that was lost with it goes to the first of these that is there, or to a heading. */
export function standAt(is: (cards: readonly ShelfEntry[]) => boolean, matches: () => readonly MatchId[]): void {
  const stop = shelf.subscribe((cards) => {
    if (!cards || !is(cards)) return;
    afterFrame(() => {
      stop();
      // Another screen was opened meanwhile.
      if (document.activeElement !== document.body) return;
      const way = matches()
        .map(linkTo)
        .find((link) => link !== null);
      if (way) focusOn(way);
      else focusOnHeading();
    });
  });
}

/** What a finger looks at stays where it is; what keys have come to must be seen. */
function focusOn(there: HTMLElement): void {
  there.focus({ preventScroll: true });
  if (there.matches(':focus-visible')) there.scrollIntoView({ block: 'nearest' });
}

/** The boxes on the shelf, the head of any other screen. */
function focusOnHeading(): void {
  const heading = document.getElementById('games') ?? document.querySelector('h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus();
}
