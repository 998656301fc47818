import type { Page } from 'playwright';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import { outcomeOf, type SavedMatch } from '../saves/format.ts';

export interface Stored {
  readonly id: MatchId;
  readonly save: SavedMatch;
  /** Without it the match can be opened, and the shelf does not show it. */
  readonly card?: ShelfEntry;
}

/** Puts matches where the app's worker keeps them; none of them may be open. */
export async function putMatches(page: Page, matches: readonly Stored[]): Promise<void> {
  await page.evaluate(
    (stored) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(`enza${location.pathname.replace(/[^/]*$/, '')}`);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('matches', 'readwrite');
          const store = transaction.objectStore('matches');
          for (const { id, save, card, outcome } of stored) {
            store.put(save, `match:${id}`);
            if (card) store.put(card, `card:${id}`);
            if (outcome) store.put(outcome, `outcome:${id}`);
          }
          transaction.onerror = () => fail(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    matches.map((match) => ({ ...match, outcome: match.card && outcomeOf(match.card) })),
  );
}

/** All matches as they are stored now. */
export const readMatches = (page: Page): Promise<SavedMatch[]> =>
  page.evaluate(
    () =>
      new Promise<SavedMatch[]>((done, fail) => {
        const opening = indexedDB.open(`enza${location.pathname.replace(/[^/]*$/, '')}`);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('matches');
          const saves = transaction.objectStore('matches').getAll(IDBKeyRange.bound('match:', 'match:\uffff'));
          transaction.onerror = () => fail(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            done(saves.result);
          };
        };
      }),
  );
