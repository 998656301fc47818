import { expect, test } from 'vitest';
import { readFile } from '../saves/file.ts';
import { lockClaim } from './owner.ts';
import { FakeLocks, MemoryStore, named } from './rehearsal/browser.ts';
import { person, Stage } from './rehearsal/stage.ts';

const persons = [person('Aya'), person('Ben')];

/** What is there can be read; nothing can be added. */
class FullStore extends MemoryStore {
  full = false;
  override async write(...args: Parameters<MemoryStore['write']>): Promise<void> {
    if (this.full) throw named('QuotaExceededError');
    return super.write(...args);
  }
  override async setAside(matches: readonly string[]): Promise<void> {
    if (this.full) throw named('QuotaExceededError');
    return super.setAside(matches);
  }
}

async function fullAfter(store: FullStore, stage = new Stage(store)): Promise<Stage> {
  await stage.start(persons);
  await stage.move(0, 0, 'call');
  store.full = true;
  await stage.whispers(0);
  return stage;
}

const cards = (stage: Stage) => {
  const newest = stage.heard.findLast((notice) => notice.kind === 'shelf');
  return newest?.kind === 'shelf' ? newest.cards : [];
};

test('the moves that a full disk could not take are counted at the table and on the shelf', async () => {
  const stage = await fullAfter(new FullStore());
  expect(stage.table).toMatchObject({ saved: false, unsaved: 2, logLength: 3 });
  await stage.ask({ kind: 'leave' });
  expect(cards(stage)).toMatchObject([{ id: 'match-0', moves: 3, unsaved: 2 }]);
});

test('they are there again when the match is opened after another one, and saved once there is room', async () => {
  const store = new FullStore();
  const stage = await fullAfter(store);
  await stage.ask({ kind: 'leave' });
  await stage.ask({ kind: 'new', game: 'whisper', setup: stage.table.setup, sitters: persons, seed: null });
  await stage.ask({ kind: 'open', match: 'match-0' });
  expect(stage.table).toMatchObject({ match: 'match-0', saved: false, unsaved: 2, logLength: 3 });
  expect(stage.troubles.at(-1)).toEqual({ what: 'notSaved', full: true });
  await stage.ask({ kind: 'leave' });
  store.full = false;
  await stage.ask({ kind: 'shelf' });
  expect(store.disk.get('match:match-0')).toMatchObject({ log: { length: 3 } });
  expect(cards(stage).filter(({ unsaved }) => unsaved !== undefined)).toEqual([]);
});

test('a match that was never written stands on the shelf and goes out with the others', async () => {
  const store = new FullStore();
  store.full = true;
  const stage = new Stage(store);
  await stage.start(persons);
  await stage.move(0, 0, 'call');
  await stage.ask({ kind: 'leave' });
  expect(cards(stage)).toMatchObject([{ moves: 1, unsaved: 1 }]);
  await stage.ask({ kind: 'export', match: null });
  const file = readFile(stage.answer('export'));
  expect('matches' in file && [...file.matches]).toMatchObject([{ log: { length: 1 } }]);
});

test('what is deleted on a full disk makes room at once, and comes back all the same', async () => {
  const store = new FullStore();
  const stage = await fullAfter(store);
  const { logLength } = stage.table;
  await stage.ask({ kind: 'delete', matches: ['match-0'] });
  expect(store.disk.size).toBe(0);
  expect(cards(stage)).toEqual([]);
  expect(stage.heard.at(-1)).toMatchObject({ deleted: 1 });
  await stage.ask({ kind: 'undelete' });
  expect(cards(stage)).toMatchObject([{ id: 'match-0' }]);
  store.full = false;
  await stage.ask({ kind: 'open', match: 'match-0' });
  expect(stage.table).toMatchObject({ logLength, saved: true, unsaved: 0 });
});

test('room that was made by deleting takes the moves that waited for it', async () => {
  const store = new FullStore();
  const stage = await fullAfter(store);
  await stage.ask({ kind: 'leave' });
  store.full = false;
  await stage.ask({ kind: 'delete', matches: ['another'] });
  expect(store.disk.get('match:match-0')).toMatchObject({ log: { length: 3 } });
});

test('what another tab has played on since is not written over, and that is told', async () => {
  const store = new FullStore();
  const locks = new FakeLocks();
  const tab = () => new Stage(store, { claim: lockClaim(locks.asLockManager) });
  const first = await fullAfter(store, tab());
  await first.ask({ kind: 'leave' });
  store.full = false;
  const second = tab();
  await second.ask({ kind: 'open', match: 'match-0' });
  await second.ask({ kind: 'look', seat: 0 });
  await second.move(0, 2);
  await second.ask({ kind: 'leave' });
  const played = store.disk.get('match:match-0');
  await first.ask({ kind: 'open', match: 'match-0' });
  expect(first.table).toMatchObject({ logLength: 2, saved: true });
  expect(first.troubles.at(-1)).toEqual({ what: 'movesLost' });
  expect(store.disk.get('match:match-0')).toEqual(played);
});
