import type { MatchId, ShelfEntry } from '../protocol/messages.ts';
import { parseShelfEntry } from '../saves/parse.ts';
import type { Store } from './store.ts';

/** All cards, newest first; beside them the matches whose card cannot be read. */
export async function readShelf(store: Store): Promise<{ cards: readonly ShelfEntry[]; broken: readonly MatchId[] }> {
  const cards: ShelfEntry[] = [];
  const broken: MatchId[] = [];
  for (const [id, raw] of await store.cards()) {
    const card = parseShelfEntry(raw);
    if (card?.id === id) cards.push(card);
    else broken.push(id);
  }
  return { cards: cards.sort((one, other) => other.touchedAt - one.touchedAt), broken };
}
