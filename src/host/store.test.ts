import { expect, test } from 'vitest';
import type { ShelfEntry } from '../protocol/shown.ts';
import type { SavedMatch } from '../saves/format.ts';
import { named } from './rehearsal/browser.ts';
import { idbStore, isFull } from './store.ts';

/** As WebKit and Firefox do: the put fails first, and the transaction says why when it has ended. */
function fullTransaction(): IDBObjectStore {
  const transaction: Record<string, unknown> & { onerror?: () => void; onabort?: () => void } = { error: null };
  queueMicrotask(() => {
    transaction.onerror?.();
    transaction.error = named('QuotaExceededError');
    transaction.onabort?.();
  });
  return { put: () => undefined, delete: () => undefined, transaction } as unknown as IDBObjectStore;
}

test('why a write failed is known, though the write is heard of before', async () => {
  const store = idbStore(async (_mode, work) => work(fullTransaction()));
  const card = { result: null } as unknown as ShelfEntry;
  for (const write of [
    () => store.write('one', {} as SavedMatch, card),
    () => store.erase(['one']),
    () => store.setAside(['one']),
    () => store.keep([]),
  ]) {
    const fault = await write().catch((why: unknown) => why);
    expect(isFull(fault)).toBe(true);
  }
});
