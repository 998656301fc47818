import { describe, expect, test } from 'vitest';
import type { Unshown } from '../protocol/messages.ts';
import type { ShelfEntry } from '../protocol/shown.ts';
import type { SavedMatch } from '../saves/format.ts';
import { newAgain, type OpenMatch } from './openMatch.ts';
import { type MemoryStore, named } from './rehearsal/browser.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

async function stored(): Promise<{ store: MemoryStore; save: SavedMatch }> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  await stage.move(0, 0, 'call');
  await stage.whispers(0);
  return { store: stage.store, save: stage.store.disk.get('match:match-0') as SavedMatch };
}

describe('a save that cannot be opened', () => {
  const move = { seat: 0, move: { say: 'whisper', number: 1 } };

  test.each<[string, (save: SavedMatch) => unknown, unknown]>([
    ['of a newer app', (save) => ({ ...save, format: 2, log: 'packed' }), { what: 'newerSave' }],
    ['of a newer edition', (save) => ({ ...save, edition: 2 }), { what: 'newerSave' }],
    ['of a game that is not known here', (save) => ({ ...save, game: 'chess' }), { what: 'notInBuild' }],
    ['of an edition that is not kept', (save) => ({ ...save, edition: 0 }), refused('edition', 'edition')],
    ['that is none at all', () => 'broken', refused('shape', '')],
    ['without a seed', ({ seed, ...save }) => save, refused('shape', 'seed')],
    ['with a seat too many', (save) => ({ ...save, setup: { ...save.setup, seats: 9 } }), refused('setup', 'seats')],
    ['with a sitter too few', (save) => ({ ...save, sitters: save.sitters.slice(1) }), refused('shape', 'sitters')],
    ['with an entry of no kind', (save) => ({ ...save, log: [...save.log, {}] }), refused('shape', 'log.3')],
    ['with a move of nobody', (save) => ({ ...save, log: [{ ...move, seat: 5 }] }), refused('shape', 'log.0.seat')],
    [
      'with a move that is not offered',
      (save) => ({ ...save, log: save.log.map((entry, at) => (at === 1 ? { seat: 0, move: 'x' } : entry)) }),
      refused('log', 1, 'notOffered'),
    ],
    [
      'with a move of a seat that is not asked',
      (save) => ({ ...save, log: [...save.log, move] }),
      refused('log', 3, 'notAsked'),
    ],
    [
      'with a move that was not offered and was taken back',
      (save) => ({ ...save, log: [...save.log, { seat: 1, move: 'x' }, { undo: [3] }] }),
      refused('log', 3, 'notOffered'),
    ],
    [
      'that thinks again for ever',
      (save) => ({ ...save, log: Array.from({ length: 5000 }, (_, at) => (at % 2 ? { redo: true } : { undo: [0] })) }),
      refused('shape', 'log'),
    ],
    ['that takes back what is not there', (save) => ({ ...save, log: [{ undo: [0] }] }), refused('log', 0, 'badUndo')],
  ])('%s is refused with the reason, and stays in the store as it is', async (_, spoil, trouble) => {
    const { store, save } = await stored();
    const spoilt = spoil(save);
    store.disk.set('match:match-0', spoilt);
    const { written } = store;
    const stage = new Stage(store);
    await stage.ask({ kind: 'open', match: 'match-0' });
    expect(stage.heard).toMatchObject([{ kind: 'trouble', trouble: { ...(trouble as object), match: 'match-0' } }]);
    await stage.ask({ kind: 'leave' });
    expect(store.disk.get('match:match-0')).toBe(spoilt);
    expect(store.written).toBe(written);
    expect(stage.faults).toEqual([]);
  });

  function refused(why: string, place: string | number, reason?: string): unknown {
    return { what: 'brokenSave', refusal: reason ? { refused: why, place, reason } : { refused: why, place } };
  }

  test('is none that is not there, or that the store does not give out', async () => {
    const { store } = await stored();
    const stage = new Stage(store);
    await stage.ask({ kind: 'open', match: 'other' });
    store.fault = named('UnknownError');
    await stage.ask({ kind: 'open', match: 'match-0' });
    expect(stage.troubles).toEqual([
      { what: 'noSuchMatch', match: 'other' },
      { what: 'cannotOpen', match: 'match-0' },
    ]);
    store.fault = null;
    await stage.ask({ kind: 'open', match: 'match-0' });
    expect(stage.table.logLength).toBe(3);
  });
});

test('a match that leads to another table than when it was saved is opened, and that is told', async () => {
  const { store, save } = await stored();
  const { table = 0, ...unmarked } = save;
  for (const [kept, told] of [
    [save, []],
    [unmarked, []],
    [{ ...save, table: table + 1 }, [{ what: 'otherTable' }]],
  ] as const) {
    store.disk.set('match:match-0', kept);
    const stage = new Stage(store);
    await stage.ask({ kind: 'open', match: 'match-0' });
    expect(stage.table.logLength).toBe(3);
    expect(stage.troubles).toEqual(told);
  }
});

test('what a page was still showing when it went away is new again to those eyes', async () => {
  const stage = new Stage();
  await stage.start([person('Aya'), bot('Ko')]);
  await stage.move(0, 0, 'call');
  const opened = async (unshown?: Unshown): Promise<readonly number[]> => {
    const next = new Stage(stage.store);
    await next.ask({ kind: 'open', match: 'match-0', ...(unshown && { unshown }) });
    return next.table.frames.filter(({ events }) => events.length > 0).map(({ moveCount }) => moveCount);
  };
  expect(await opened()).toEqual([]);
  expect(await opened({ eyes: 0, moves: 0 })).toContain(1);
  // It was taken back meanwhile, on another page perhaps.
  expect(await opened({ eyes: 0, moves: 99 })).toEqual([]);

  const happened = [0, 2, 3].map((index) => ({ index }));
  const table = { match: { happened }, shown: 4, seen: [4, 1] } as unknown as OpenMatch;
  expect(newAgain(table, { eyes: 'onlooker', moves: 1 })).toMatchObject({ shown: 2, seen: [4, 1] });
  expect(newAgain(table, { eyes: 0, moves: 1 })).toMatchObject({ shown: 4, seen: [2, 1] });
  expect(newAgain(table, { eyes: 1, moves: 1 })).toMatchObject({ seen: [4, 1] });
});

test('opening another match leaves the one that was open', async () => {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  await stage.start([bot('Ko'), person('Ben')]);
  await stage.ask({ kind: 'open', match: 'match-0' });
  expect(stage.table).toMatchObject({ match: 'match-0', floor: { kind: 'open', seat: 0 }, ribbon: { from: 0 } });
});

test('who has thought again very often can still play on, and the match is opened again', async () => {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  await stage.move(0, 0, 'call');
  let taken = 0;
  for (let length = 0; stage.table.logLength > length; taken++) {
    length = stage.table.logLength;
    await stage.ask(taken % 2 ? { kind: 'redo' } : { kind: 'undo', agreed: true });
  }
  expect(taken).toBeGreaterThan(100);
  expect([stage.table.undo.drops, stage.table.redo]).toEqual([[], false]);
  const next = new Stage(stage.store);
  await next.ask({ kind: 'open', match: 'match-0' });
  expect(next.table.logLength).toBe(stage.table.logLength);
});

describe('the shelf', () => {
  const shelf = (stage: Stage): readonly ShelfEntry[] => {
    const notice = stage.heard.findLast(({ kind }) => kind === 'shelf');
    return notice?.kind === 'shelf' ? notice.cards : [];
  };

  test('lists matches with the newest first', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), person('Ben')]);
    await stage.start([person('Chie'), person('Ben')]);
    await stage.ask({ kind: 'shelf' });
    expect(shelf(stage).map(({ id }) => id)).toEqual(['match-2', 'match-0']);
    await stage.ask({ kind: 'open', match: 'match-0' });
    await stage.move(0, 0, 'call');
    await stage.ask({ kind: 'shelf' });
    expect(shelf(stage).map(({ id }) => id)).toEqual(['match-0', 'match-2']);
  });

  test('tells no secret, not even of a person alone among bots or behind an open curtain', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), person('Ben')]);
    await stage.move(0, 0, 'call');
    await stage.ask({ kind: 'look', seat: 0 });
    await stage.start([person('Aya'), bot('Ko')]);
    await stage.move(0, 0, 'call');
    await stage.ask({ kind: 'shelf' });
    expect(JSON.stringify(shelf(stage))).not.toContain('word-of');
    expect(shelf(stage).map(({ floor, moves }) => [floor, moves])).toEqual([
      [{ kind: 'private', seat: 0 }, 1],
      [{ kind: 'curtain', to: 0 }, 1],
    ]);
  });

  test('shows the result of what is over', async () => {
    const stage = new Stage();
    await stage.start([bot('Ko'), bot('Mi')]);
    await stage.until(() => stage.table.floor.kind === 'over');
    await stage.ask({ kind: 'shelf' });
    expect(shelf(stage)[0]).toMatchObject({ floor: { kind: 'over' }, result: stage.table.result });
  });

  test('makes cards that cannot be read anew, and names the matches that cannot be either', async () => {
    const { store } = await stored();
    const card = store.disk.get('card:match-0') as ShelfEntry;
    const { moves, ...less } = card;
    store.disk
      .set('card:match-0', less)
      .set('card:torn', { ...card, id: 'torn' })
      .set('card:other', card);
    const stage = new Stage(store);
    await stage.ask({ kind: 'shelf' });
    expect(shelf(stage)).toEqual([card, { ...card, id: 'torn' }]);
    expect(stage.troubles).toEqual([{ what: 'brokenCards', matches: ['other'] }]);
  });

  test('shows what another build has written something more on', async () => {
    const { store } = await stored();
    const card = store.disk.get('card:match-0') as ShelfEntry;
    store.disk.set('card:match-0', { ...card, mood: 'fine' });
    const stage = new Stage(store);
    await stage.ask({ kind: 'shelf' });
    expect(shelf(stage)).toEqual([card]);
    expect(stage.troubles).toEqual([]);
  });

  test('is empty, and says why, where the store stays closed', async () => {
    const { store } = await stored();
    store.fault = named('SecurityError');
    const stage = new Stage(store);
    await stage.ask({ kind: 'shelf' });
    await stage.ask({ kind: 'delete', matches: ['match-0'] });
    expect(stage.heard.map(({ kind }) => kind)).toEqual(['shelf', 'trouble', 'trouble']);
    expect(stage.troubles).toEqual([{ what: 'storeClosed' }, { what: 'storeClosed' }]);
  });
});
