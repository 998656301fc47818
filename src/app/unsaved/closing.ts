import { effect } from '@preact/signals';
import { shelf, table } from '../../link/published.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { leftUnsaved } from './left.ts';

/** What only the host has: it is lost with the page. */
const unsaved = new Set<MatchId>();

effect(() => {
  const cards = shelf.value;
  if (!cards) return;
  unsaved.clear();
  for (const card of cards) if (card.unsaved !== undefined) unsaved.add(card.id);
});
effect(() => {
  const news = table.value;
  if (!news) return;
  if (news.saved || news.floor.kind === 'elsewhere') unsaved.delete(news.match);
  else unsaved.add(news.match);
});

/** The browser asks before it closes a page that would take moves with it. */
addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

export function noteLeft(match: MatchId): void {
  if (unsaved.has(match)) leftUnsaved.value = match;
}

/** It is on the table again. */
export function takeUp(match: MatchId): void {
  if (leftUnsaved.peek() === match) leftUnsaved.value = null;
}
