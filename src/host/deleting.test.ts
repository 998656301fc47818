import { expect, test } from 'vitest';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import { named } from './rehearsal/browser.ts';
import { person, Stage } from './rehearsal/stage.ts';

/** Three matches on the shelf, the last one open. */
async function threeMatches(): Promise<readonly [Stage, readonly MatchId[]]> {
  const stage = new Stage();
  const matches: MatchId[] = [];
  for (const name of ['Aya', 'Chie', 'Emi']) {
    await stage.start([person(name), person('Ben')]);
    await stage.move(0, 0, 'call');
    matches.push(stage.table.match);
  }
  return [stage, matches];
}

const newest = (stage: Stage) => stage.heard.findLast((notice) => notice.kind === 'shelf');
const idsOf = (cards: readonly ShelfEntry[] = []) => cards.map(({ id }) => id).sort();

test('what was deleted is gone from the shelf, and comes back byte for byte', async () => {
  const [stage, [one = '', other = '', open = '']] = await threeMatches();
  const before = structuredClone(stage.store.disk);
  await stage.ask({ kind: 'delete', matches: [one, open] });
  expect(newest(stage)).toMatchObject({ deleted: 2 });
  expect(idsOf(newest(stage)?.cards)).toEqual([other]);
  await stage.ask({ kind: 'open', match: open });
  expect(stage.troubles).toEqual([{ what: 'noSuchMatch', match: open }]);
  await stage.ask({ kind: 'save' });
  await stage.ask({ kind: 'undelete' });
  expect(newest(stage)).not.toHaveProperty('deleted');
  expect(idsOf(newest(stage)?.cards)).toEqual([one, other, open].sort());
  expect(stage.store.disk).toEqual(before);
});

test('it can be brought back after a reload, until others are deleted', async () => {
  const [{ store }, [one = '', other = '', last = '']] = await threeMatches();
  await new Stage(store).ask({ kind: 'delete', matches: [one] });
  const stage = new Stage(store);
  await stage.ask({ kind: 'shelf' });
  expect(newest(stage)).toMatchObject({ deleted: 1 });
  await stage.ask({ kind: 'delete', matches: [other] });
  await stage.ask({ kind: 'undelete' });
  expect(idsOf(newest(stage)?.cards)).toEqual([other, last].sort());
  expect([...store.disk.keys()].filter((key) => key.includes(one))).toEqual([]);
});

test('what is let go of is gone for good', async () => {
  const [stage, matches] = await threeMatches();
  await stage.ask({ kind: 'delete', matches });
  await stage.ask({ kind: 'forget' });
  expect(newest(stage)).toEqual({ kind: 'shelf', cards: [] });
  expect(stage.store.disk.size).toBe(0);
});

test('nothing of it goes out with the others', async () => {
  const [stage, [one = '']] = await threeMatches();
  await stage.ask({ kind: 'delete', matches: [one] });
  await stage.ask({ kind: 'export', match: null });
  const out = stage.heard.at(-1);
  expect(out).toMatchObject({ kind: 'answer', answer: expect.stringContaining('Chie') });
  expect(out).not.toMatchObject({ text: expect.stringContaining('Aya') });
});

test('a full disk makes room all the same, and what was there can be brought back', async () => {
  const [stage, matches] = await threeMatches();
  stage.store.setAside = async () => {
    throw named('QuotaExceededError');
  };
  await stage.ask({ kind: 'delete', matches });
  expect(newest(stage)).toEqual({ kind: 'shelf', cards: [], deleted: 3 });
  expect(stage.store.disk.size).toBe(0);
  await stage.ask({ kind: 'undelete' });
  expect(idsOf(newest(stage)?.cards)).toEqual([...matches].sort());
});

test('what names no match harms none', async () => {
  const [stage] = await threeMatches();
  const before = structuredClone(stage.store.disk);
  await stage.ask({ kind: 'delete', matches: ['nobody'] });
  await stage.ask({ kind: 'undelete' });
  await stage.ask({ kind: 'undelete' });
  expect(newest(stage)?.cards).toHaveLength(3);
  expect(stage.store.disk).toEqual(before);
});
