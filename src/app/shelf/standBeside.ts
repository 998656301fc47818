import { shelf } from '../../link/published.ts';
import type { MatchId } from '../../protocol/messages.ts';
import { afterFrame } from '../../ui/modality.ts';
import { hashOf } from '../routes.ts';

/** Once the shelf has let go of a match, whoever goes by keys stands at the ticket that took its place, or at the boxes. */
export function standBeside(match: MatchId): void {
  const isIt = ({ id }: { readonly id: MatchId }): boolean => id === match;
  const place = shelf.peek()?.findIndex(isIt) ?? -1;
  const stop = shelf.subscribe((cards) => {
    if (!cards || cards.some(isIt)) return;
    afterFrame(() => {
      stop();
      const next = cards[Math.min(place, cards.length - 1)];
      const ticket = next && document.querySelector(`.ticket a[href="${hashOf({ screen: 'table', match: next.id })}"]`);
      const there = ticket ?? document.getElementById('games');
      // The focus was lost with the ticket, unless somebody has gone on meanwhile.
      if (document.activeElement !== document.body || !(there instanceof HTMLElement)) return;
      if (!ticket) there.tabIndex = -1;
      there.focus();
    });
  });
}
