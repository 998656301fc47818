import { delMany, get, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import type { MatchId } from '../protocol/messages.ts';
import type { Store } from './store.ts';

const matchKey = (match: MatchId): string => `match:${match}`;
const CARD = 'card:';
const cardKey = (match: MatchId): string => CARD + match;

/** A match and its card are written together, and no index is shared between matches: none can go out of step. */
export const idbStore = (use: UseStore): Store => ({
  read: (match) => get<unknown>(matchKey(match), use),
  write: (match, save, card) =>
    setMany(
      [
        [matchKey(match), save],
        [cardKey(match), card],
      ],
      use,
    ),
  remove: (matches) =>
    delMany(
      matches.flatMap((match) => [matchKey(match), cardKey(match)]),
      use,
    ),
  async cards() {
    const range = IDBKeyRange.bound(CARD, `${CARD}\uffff`);
    const [keys, cards] = await use('readonly', (store) =>
      Promise.all([promisifyRequest(store.getAllKeys(range)), promisifyRequest<unknown[]>(store.getAll(range))]),
    );
    return keys.map((key, index) => [String(key).slice(CARD.length), cards[index]] as const);
  },
});
