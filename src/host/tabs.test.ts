import { describe, expect, test, vi } from 'vitest';
import type { ShelfEntry } from '../protocol/shown.ts';
import { lockClaim } from './owner.ts';
import { FakeLocks, MemoryStore, named } from './rehearsal/browser.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

interface Tabs {
  readonly one: Stage;
  readonly other: Stage;
}

async function twoTabs(sitters = [person('Aya'), person('Ben')]): Promise<Tabs> {
  const store = new MemoryStore();
  const locks = new FakeLocks().asLockManager;
  const tab = (): Stage => new Stage(store, { claim: lockClaim(locks) });
  const [one, other] = [tab(), tab()];
  await one.start(sitters);
  await one.move(0, 0, 'call');
  await other.ask({ kind: 'open', match: 'match-0' });
  return { one, other };
}

describe('a match that another tab has', () => {
  test('is shown as the open table sees it, and nothing can be done with it', async () => {
    const { one, other } = await twoTabs([person('Aya'), bot('Ko')]);
    expect(one.table.eyes).toBe(0);
    expect(other.table).toMatchObject({
      floor: { kind: 'elsewhere' },
      eyes: 'onlooker',
      offers: [],
      undo: { why: 'nothing' },
      redo: false,
    });
    const { written } = other.store;
    await other.move(0, 1);
    await other.ask({ kind: 'undo', agreed: true });
    await other.ask({ kind: 'sit', seat: 0, sitter: bot('Mi') });
    await other.ask({ kind: 'save' });
    expect(other.table.logLength).toBe(1);
    expect(other.store.written).toBe(written);
  });

  test('can be taken over as it stands in the store, and the other tab stops at once', async () => {
    const { one, other } = await twoTabs();
    await one.ask({ kind: 'look', seat: 0 });
    await one.move(0, 1);
    await other.ask({ kind: 'takeOver' });
    expect(other.table).toMatchObject({ logLength: 2, floor: { kind: 'curtain', to: 0 } });
    await one.until(() => one.table.floor.kind === 'elsewhere');
    expect(one.table.eyes).toBe('onlooker');
    await other.ask({ kind: 'look', seat: 0 });
    await other.move(0, 1);
    await one.move(0, 2);
    expect(one.table.logLength).toBe(2);
    expect(other.store.disk.get('match:match-0')).toMatchObject({ log: { length: 3 } });
  });

  test('is taken over with the move that the other tab is just writing', async () => {
    const { one, other } = await twoTabs();
    await one.ask({ kind: 'look', seat: 0 });
    let goOn = (): void => {};
    one.store.pause = (place) =>
      place === 'before'
        ? new Promise((done) => {
            goOn = done;
          })
        : Promise.resolve();
    const moving = one.move(0, 1);
    await one.rest();
    const taking = other.ask({ kind: 'takeOver' });
    await other.rest();
    expect(other.table.logLength).toBe(1);
    one.store.pause = async () => {};
    goOn();
    await Promise.all([moving, taking]);
    expect(other.table).toMatchObject({ logLength: 2, saved: true, floor: { kind: 'curtain', to: 0 } });
    await other.ask({ kind: 'look', seat: 0 });
    await other.move(0, 1);
    expect(other.store.disk.get('match:match-0')).toMatchObject({ log: { length: 3 } });
  });

  test('once taken is not written by the tab that has not heard of it yet', async () => {
    const store = new MemoryStore();
    const locks = new FakeLocks();
    const holding = await lockClaim(locks.asLockManager)('one', false, () => {});
    // The other tab holds the pen, and what it takes away is heard while this one waits to write.
    let letGo = (): void => {};
    const held = locks.request(
      'write:one',
      () =>
        new Promise<void>((done) => {
          letGo = done;
        }),
    );
    const writing = holding.write(() => store.write('one', {}, {} as ShelfEntry));
    void lockClaim(locks.asLockManager)('one', true, () => {});
    await Promise.resolve();
    letGo();
    await held;
    expect(await writing).toBe('taken');
    expect(store.written).toBe(0);
  });

  test('can be named here, and the other tab plays on under that name', async () => {
    const { one, other } = await twoTabs();
    await other.ask({ kind: 'leave' });
    await other.ask({ kind: 'rename', match: 'match-0', title: 'Sunday' });
    await one.rest();
    await one.ask({ kind: 'look', seat: 0 });
    await one.move(0, 1);
    expect(one.table).toMatchObject({ logLength: 2, saved: true });
    expect(one.store.disk.get('match:match-0')).toMatchObject({ title: 'Sunday', log: { length: 2 } });
  });

  test('goes away with all the others, and the other tab does not write it again', async () => {
    const { one, other } = await twoTabs();
    await other.ask({ kind: 'deleteAll' });
    await one.rest();
    await one.ask({ kind: 'look', seat: 0 });
    await one.move(0, 1);
    expect(one.store.disk.size).toBe(0);
    expect(one.troubles).toEqual([{ what: 'noSuchMatch', match: 'match-0' }]);
  });

  test.each(['leaves it', 'begins another'])('comes to this tab when the other %s', async (how) => {
    const { one, other } = await twoTabs();
    await one.ask({ kind: 'look', seat: 0 });
    await one.move(0, 1);
    await (how === 'leaves it' ? one.ask({ kind: 'leave' }) : one.start([person('Aya'), person('Ben')]));
    await other.until(() => other.table.floor.kind !== 'elsewhere');
    expect(other.table).toMatchObject({ logLength: 2, floor: { kind: 'curtain', to: 0 } });
  });

  test('comes back with what could not be saved here, if nothing else was played', async () => {
    const { one, other } = await twoTabs();
    await one.ask({ kind: 'look', seat: 0 });
    one.store.fault = named('QuotaExceededError');
    await one.move(0, 1);
    one.store.fault = null;
    await other.ask({ kind: 'leave' });
    await other.ask({ kind: 'rename', match: 'match-0', title: 'Sunday' });
    await one.until(() => one.table.saved);
    expect(one.table.logLength).toBe(2);
    expect(one.store.disk.get('match:match-0')).toMatchObject({ title: 'Sunday', log: { length: 2 } });
    expect(one.troubles).toEqual([{ what: 'notSaved', full: true }]);
  });

  test('comes back as it was played on, and what was lost here is told', async () => {
    const { one, other } = await twoTabs();
    await one.ask({ kind: 'look', seat: 0 });
    one.store.fault = named('QuotaExceededError');
    await one.move(0, 1);
    one.store.fault = null;
    await other.ask({ kind: 'takeOver' });
    await other.ask({ kind: 'look', seat: 0 });
    await other.move(0, 2);
    await other.ask({ kind: 'leave' });
    await one.until(() => one.table.floor.kind !== 'elsewhere');
    await one.rest();
    expect(one.table).toMatchObject({ logLength: 2, saved: true });
    expect(one.store.disk.get('match:match-0')).toMatchObject({ log: [{}, { move: { number: 2 } }] });
    expect(one.troubles.at(-1)).toEqual({ what: 'movesLost' });
  });

  test('is written although another tab hangs with the pen in its hand', async () => {
    vi.useFakeTimers();
    const locks = new FakeLocks();
    locks.request('write:one', () => new Promise(() => {})).catch(() => {});
    const holding = await lockClaim(locks.asLockManager)('one', false, () => {});
    const writing = holding.write(async () => {});
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await writing).toBe('written');
  });

  test('is not this tab’s because of a fault that is no refusal of locks', async () => {
    const failing = { request: () => Promise.reject(new TypeError('no such thing')) } as unknown as LockManager;
    const holding = await lockClaim(failing)('one', true, () => {});
    expect(holding.mine).toBe(false);
  });

  test('is not waited for any more once this tab has left it', async () => {
    const { one, other } = await twoTabs();
    await other.ask({ kind: 'leave' });
    const { length } = other.heard;
    await one.ask({ kind: 'leave' });
    await one.ask({ kind: 'open', match: 'match-0' });
    expect(one.table.floor).toEqual({ kind: 'curtain', to: 0 });
    expect(other.heard).toHaveLength(length);
  });

  test('is not written again after it was deleted here', async () => {
    const { one, other } = await twoTabs();
    await other.ask({ kind: 'leave' });
    await other.ask({ kind: 'delete', matches: ['match-0'] });
    await one.until(() => one.troubles.length > 0);
    expect(one.troubles).toEqual([{ what: 'noSuchMatch', match: 'match-0' }]);
    await one.ask({ kind: 'look', seat: 0 });
    await one.ask({ kind: 'leave' });
    await other.ask({ kind: 'forget' });
    expect(one.store.disk.size).toBe(0);
  });
});

test('where the browser refuses locks, every tab has every match', async () => {
  const refusing = { request: () => Promise.reject(named('SecurityError')) } as unknown as LockManager;
  for (const locks of [refusing, undefined]) {
    const stage = new Stage(undefined, { claim: lockClaim(locks) });
    await stage.start([person('Aya'), person('Ben')]);
    await stage.move(0, 0, 'call');
    expect(stage.table).toMatchObject({ logLength: 1, floor: { kind: 'curtain', to: 0 }, saved: true });
    await stage.ask({ kind: 'leave' });
  }
});
