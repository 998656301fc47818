import { describe, expect, test } from 'vitest';
import { named } from './rehearsal/browser.ts';
import { durableConnection } from './store.ts';

/** As much of a browser's IndexedDB as a connection needs; it does what it is told to do next. */
class FakeFactory {
  readonly opened: FakeDatabase[] = [];
  readonly options: unknown[] = [];
  refusal: Error | null = null;
  /** One for each transaction to come: what it throws when it is begun. */
  readonly lost: (Error | null)[] = [];

  get asFactory(): IDBFactory {
    return this as unknown as IDBFactory;
  }

  open(): unknown {
    const request: Record<string, unknown> & { onsuccess?: () => void; onerror?: () => void } = {};
    queueMicrotask(() => {
      if (this.refusal) {
        request.error = this.refusal;
        request.onerror?.();
        return;
      }
      request.result = new FakeDatabase(this);
      this.opened.push(request.result as FakeDatabase);
      request.onsuccess?.();
    });
    return request;
  }
}

class FakeDatabase {
  readonly #factory: FakeFactory;
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;
  closed = false;

  constructor(factory: FakeFactory) {
    this.#factory = factory;
  }
  transaction(_store: string, mode: string, options: unknown): unknown {
    this.#factory.options.push({ mode, options });
    const lost = this.#factory.lost.shift();
    if (lost) throw lost;
    return { objectStore: () => 'the store' };
  }
  close(): void {
    this.closed = true;
  }
}

describe('the connection to the store', () => {
  test('is opened once, and every transaction is strictly durable', async () => {
    const factory = new FakeFactory();
    const use = durableConnection(factory.asFactory, 'enza');
    const done = await Promise.all([use('readwrite', (store) => store), use('readonly', () => 2)]);
    expect(done).toEqual(['the store', 2]);
    expect(factory.opened).toHaveLength(1);
    expect(factory.options).toEqual([
      { mode: 'readwrite', options: { durability: 'strict' } },
      { mode: 'readonly', options: { durability: 'strict' } },
    ]);
  });

  test.each(['InvalidStateError', 'UnknownError'])('is opened again when it was lost (%s)', async (name) => {
    const factory = new FakeFactory();
    factory.lost.push(named(name));
    const use = durableConnection(factory.asFactory, 'enza');
    expect(await use('readwrite', () => 'done')).toBe('done');
    expect(factory.opened).toHaveLength(2);
  });

  test('is opened again when the work in it failed that way', async () => {
    const factory = new FakeFactory();
    let tries = 0;
    const work = (): number => {
      if (++tries === 1) throw named('UnknownError');
      return tries;
    };
    expect(await durableConnection(factory.asFactory, 'enza')('readwrite', work)).toBe(2);
  });

  test('is opened again only once for one piece of work', async () => {
    const factory = new FakeFactory();
    factory.lost.push(named('UnknownError'), named('UnknownError'));
    const use = durableConnection(factory.asFactory, 'enza');
    await expect(use('readwrite', () => 1)).rejects.toThrow('UnknownError');
    expect(factory.opened).toHaveLength(2);
    expect(await use('readwrite', () => 1)).toBe(1);
  });

  test('is not opened again for a full disk', async () => {
    const factory = new FakeFactory();
    factory.lost.push(named('QuotaExceededError'));
    await expect(durableConnection(factory.asFactory, 'enza')('readwrite', () => 1)).rejects.toThrow('Quota');
    expect(factory.opened).toHaveLength(1);
  });

  test('that could not be opened is tried anew with the next piece of work', async () => {
    const factory = new FakeFactory();
    const use = durableConnection(factory.asFactory, 'enza');
    factory.refusal = named('SecurityError');
    await expect(use('readonly', () => 1)).rejects.toThrow('SecurityError');
    factory.refusal = null;
    expect(await use('readonly', () => 1)).toBe(1);
  });

  test('gives way to a newer layout, and is opened again after it was closed from outside', async () => {
    const factory = new FakeFactory();
    const use = durableConnection(factory.asFactory, 'enza');
    await use('readonly', () => 1);
    factory.opened[0]?.onversionchange?.();
    expect(factory.opened[0]?.closed).toBe(true);
    await use('readonly', () => 1);
    factory.opened[1]?.onclose?.();
    await use('readonly', () => 1);
    expect(factory.opened).toHaveLength(3);
  });
});
