import type { Page } from 'playwright';
import type { SavedMatch } from '../saves/format.ts';

/** Puts matches where the app's worker keeps them; the page must be on the app's origin, with the app closed. */
export async function putMatches(page: Page, matches: Readonly<Record<string, SavedMatch>>): Promise<void> {
  await page.evaluate(
    (entries) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('enza');
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('matches', 'readwrite');
          for (const [id, match] of entries) transaction.objectStore('matches').put(match, `match:${id}`);
          transaction.onerror = () => fail(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            done();
          };
        };
      }),
    Object.entries(matches),
  );
}

/** All matches as they are stored now, by their id. */
export async function readMatches(page: Page): Promise<Readonly<Record<string, SavedMatch>>> {
  const entries = await page.evaluate(
    () =>
      new Promise<[string, unknown][]>((done, fail) => {
        const opening = indexedDB.open('enza');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const store = database.transaction('matches').objectStore('matches');
          const range = IDBKeyRange.bound('match:', 'match:\uffff');
          const [keys, values] = [store.getAllKeys(range), store.getAll(range)];
          store.transaction.onerror = () => fail(store.transaction.error);
          store.transaction.oncomplete = () => {
            database.close();
            done(keys.result.map((key, index) => [String(key).slice('match:'.length), values.result[index]]));
          };
        };
      }),
  );
  return Object.fromEntries(entries) as Record<string, SavedMatch>;
}
