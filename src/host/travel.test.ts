import { describe, expect, test } from 'vitest';
import { type Rng, rngFor } from '../engine/rng.ts';
import type { Import } from '../protocol/messages.ts';
import { writeFile } from '../saves/file.ts';
import type { SavedMatch } from '../saves/format.ts';
import { named } from './rehearsal/browser.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

const persons = [person('Aya'), person('Ben')];

/** Two matches on the shelf, the second one open. */
async function twoMatches(): Promise<Stage> {
  const stage = new Stage();
  for (const names of [persons, [person('Chie'), person('Dai')]]) {
    await stage.start(names);
    await stage.move(0, 0, 'call');
    await stage.whispers(0);
  }
  return stage;
}

async function exported(stage: Stage, match: string | null): Promise<string> {
  await stage.ask({ kind: 'export', match });
  return stage.answer('export');
}

async function imported(stage: Stage, text: string): Promise<Import> {
  await stage.ask({ kind: 'import', text });
  return stage.answer('import');
}

const saveOf = (stage: Stage, id: string) => stage.store.disk.get(`match:${id}`) as SavedMatch;
const shelfOf = (stage: Stage) => stage.heard.findLast((notice) => notice.kind === 'shelf')?.cards ?? [];

describe('what goes out', () => {
  test('comes back on another device as it was, under names of its own, and goes on there', async () => {
    const from = await twoMatches();
    const to = new Stage();
    await to.start([person('Emi'), person('Fumi')]);
    const before = structuredClone(to.store.disk);
    expect(await imported(to, await exported(from, null))).toEqual({
      matches: [
        { got: 'added', match: 'match-2', game: 'whisper' },
        { got: 'added', match: 'match-5', game: 'whisper' },
      ],
      outcomes: 0,
      came: ['match-2', 'match-5'],
    });
    for (const [key, value] of before) expect(to.store.disk.get(key)).toEqual(value);
    expect(saveOf(to, 'match-2')).toEqual(saveOf(from, 'match-0'));
    expect(saveOf(to, 'match-5')).toEqual(saveOf(from, 'match-2'));
    expect(shelfOf(to).map(({ id }) => id)).toEqual(expect.arrayContaining(['match-0', 'match-2', 'match-5']));
    await to.ask({ kind: 'open', match: 'match-5' });
    await to.ask({ kind: 'look', seat: 1 });
    await to.move(1, 2);
    expect(to.table).toMatchObject({ match: 'match-5', logLength: 4 });
  });

  test('may be one match alone', async () => {
    const from = await twoMatches();
    const to = new Stage();
    expect(await imported(to, await exported(from, 'match-0'))).toMatchObject({ matches: { length: 1 } });
    expect(saveOf(to, 'match-0')).toEqual(saveOf(from, 'match-0'));
  });

  test('has the newest move in it, even if that could not be written before', async () => {
    const stage = await twoMatches();
    stage.store.fault = named('UnknownError');
    await stage.ask({ kind: 'look', seat: 1 });
    await stage.move(1, 2);
    stage.store.fault = null;
    expect(JSON.parse(await exported(stage, 'match-2'))).toMatchObject({ matches: [{ log: { length: 4 } }] });
  });

  test('has the newest move in it where the disk is full', async () => {
    const stage = await twoMatches();
    stage.store.pause = async () => {
      throw named('QuotaExceededError');
    };
    await stage.ask({ kind: 'look', seat: 1 });
    await stage.move(1, 2);
    expect(saveOf(stage, 'match-2').log).toHaveLength(3);
    expect(JSON.parse(await exported(stage, 'match-0'))).toMatchObject({ matches: [{ log: { length: 3 } }] });
    expect(JSON.parse(await exported(stage, 'match-2'))).toMatchObject({ matches: [{ log: { length: 4 } }] });
    const { matches } = JSON.parse(await exported(stage, null));
    expect(matches.map(({ log }: SavedMatch) => log.length)).toEqual([3, 4]);
  });

  test('is nothing if the store does not answer, and that is said', async () => {
    const stage = await twoMatches();
    await stage.ask({ kind: 'leave' });
    stage.store.fault = named('UnknownError');
    await stage.ask({ kind: 'export', match: null });
    expect(stage.heard.at(-1)).toMatchObject({ kind: 'trouble', trouble: { what: 'storeClosed' } });
  });
});

describe('what comes in', () => {
  test('is not doubled if it stands there to the last move, whatever it is called', async () => {
    const stage = await twoMatches();
    const text = await exported(stage, null);
    await stage.ask({ kind: 'rename', match: 'match-0', title: 'Sunday' });
    const before = structuredClone(stage.store.disk);
    expect(await imported(stage, text)).toEqual({
      matches: [
        { got: 'known', match: 'match-0', game: 'whisper' },
        { got: 'known', match: 'match-2', game: 'whisper' },
      ],
      outcomes: 0,
    });
    expect(stage.store.disk).toEqual(before);
  });

  test('changes nothing where it was played on since', async () => {
    const stage = await twoMatches();
    const text = await exported(stage, 'match-2');
    await stage.whispers(1);
    const before = structuredClone(stage.store.disk);
    expect(await imported(stage, text)).toMatchObject({ matches: [{ got: 'shorter', match: 'match-2' }] });
    expect(stage.store.disk).toEqual(before);
  });

  test('twice in one text is taken once', async () => {
    const from = await twoMatches();
    const to = new Stage();
    const text = writeFile([saveOf(from, 'match-0'), saveOf(from, 'match-0')]);
    expect(await imported(to, text)).toMatchObject({ matches: [{ got: 'added' }, { got: 'known', match: 'match-0' }] });
  });

  test('is judged one by one: what is refused keeps nothing else out', async () => {
    const from = await twoMatches();
    const good = saveOf(from, 'match-0');
    const to = new Stage();
    const text = writeFile([
      { ...good, format: 2 },
      { ...good, game: 'chess' },
      { ...good, edition: 2 },
      { ...good, edition: 0 },
      { ...good, setup: { ...good.setup, seats: 9 } },
      { ...good, sitters: [] },
      { ...good, seen: [99, 0] },
      { ...good, shown: 99 },
      { ...good, log: [...good.log, { seat: 1, move: { say: 'call', number: 0 } }] },
      { ...good, log: [{ seat: 1, move: { say: 'call', number: 0 } }] },
      { ...good, log: [{ redo: true }] },
      good,
    ]);
    expect(await imported(to, text)).toEqual({
      matches: [
        { refused: 'newer', place: 'format' },
        { refused: 'unknownGame', place: 'game' },
        { refused: 'newer', place: 'edition' },
        { refused: 'edition', place: 'edition' },
        { refused: 'setup', place: 'seats' },
        { refused: 'shape', place: 'sitters' },
        { refused: 'shape', place: 'seen.0' },
        { refused: 'shape', place: 'shown' },
        { refused: 'log', place: 3, reason: 'notOffered' },
        { refused: 'log', place: 0, reason: 'notAsked' },
        { refused: 'log', place: 0, reason: 'badUndo' },
      ]
        .map((refusal): unknown => ({ got: 'refused', refusal }))
        .concat({ got: 'added', match: 'match-0', game: 'whisper' }),
      outcomes: 0,
      came: ['match-0'],
    });
    expect(to.store.disk.size).toBe(2);
  });

  test('that is no file of ours changes nothing', async () => {
    const stage = await twoMatches();
    const before = structuredClone(stage.store.disk);
    expect(await imported(stage, 'Dear Aya')).toEqual({ refused: 'text', place: 'text' });
    expect(stage.store.disk).toEqual(before);
  });

  test('that finds no room is said not to be saved', async () => {
    const text = await exported(await twoMatches(), 'match-0');
    const to = new Stage();
    to.store.pause = async () => {
      throw named('QuotaExceededError');
    };
    expect(await imported(to, text)).toEqual({ matches: [{ got: 'notSaved', full: true }], outcomes: 0 });
    expect(to.store.disk.size).toBe(0);
  });

  test('is not judged while the store does not answer, and that is said', async () => {
    const text = await exported(await twoMatches(), 'match-0');
    const to = new Stage();
    to.store.fault = named('UnknownError');
    await to.ask({ kind: 'import', text });
    expect(to.heard).toMatchObject([{ kind: 'trouble', trouble: { what: 'storeClosed' } }]);
  });

  test('leaves the open table as it stands', async () => {
    const stage = await twoMatches();
    const text = await exported(await twoMatches(), null);
    const { logLength } = stage.table;
    await imported(stage, text.replaceAll('Aya', 'Eri').replaceAll('Chie', 'Gin'));
    await stage.ask({ kind: 'look', seat: 1 });
    await stage.move(1, 0);
    expect(stage.table).toMatchObject({ match: 'match-2', logLength: logLength + 1 });
  });
});

describe('a name', () => {
  test('is given, changed and taken away, on the shelf and on the open table, and moves nothing on the shelf', async () => {
    const stage = await twoMatches();
    for (const match of ['match-0', 'match-2']) {
      const { touchedAt } = saveOf(stage, 'match-0');
      for (const [wish, title] of [
        ['  Sunday at Ben’s ', 'Sunday at Ben’s'],
        ['x'.repeat(99), 'x'.repeat(40)],
        [' ', null],
        ['Monday', 'Monday'],
        [null, null],
      ] as const) {
        await stage.ask({ kind: 'rename', match, title: wish });
        expect(stage.heard.slice(-2).map(({ kind }) => kind)).toEqual(['answer', 'shelf']);
        expect(saveOf(stage, match).title).toBe(title);
        expect(shelfOf(stage).find(({ id }) => id === match)?.title).toBe(title);
      }
      expect(saveOf(stage, 'match-0').touchedAt).toBe(touchedAt);
    }
    await stage.ask({ kind: 'rename', match: 'match-2', title: 'Kept' });
    await stage.whispers(1);
    expect(saveOf(stage, 'match-2')).toMatchObject({ title: 'Kept', log: { length: 5 } });
  });

  test('is refused where it cannot be written, on the table as on the shelf', async () => {
    const stage = await twoMatches();
    stage.store.pause = async () => {
      throw named('QuotaExceededError');
    };
    for (const match of ['match-0', 'match-2']) {
      await stage.ask({ kind: 'rename', match, title: 'Sunday' });
      expect(stage.heard.at(-1)).toMatchObject({
        call: expect.any(Number),
        trouble: { what: 'notSaved', full: true },
      });
      expect(saveOf(stage, match).title).toBeNull();
    }
  });

  test('cannot be given to what is not there or cannot be read, and that is said', async () => {
    const stage = await twoMatches();
    stage.store.disk.set('match:torn', { format: 1 });
    for (const [match, what] of [
      ['none', 'noSuchMatch'],
      ['torn', 'brokenSave'],
    ] as const) {
      await stage.ask({ kind: 'rename', match, title: 'Sunday' });
      expect(stage.heard.at(-1)).toMatchObject({ call: expect.any(Number), trouble: { what, match } });
    }
    expect(stage.store.disk.get('match:torn')).toEqual({ format: 1 });
  });
});

test('clearing everything away leaves nothing, on the table either', async () => {
  const stage = await twoMatches();
  await stage.ask({ kind: 'deleteAll' });
  expect(stage.store.disk.size).toBe(0);
  expect(shelfOf(stage)).toEqual([]);
  const { length } = stage.tables;
  await stage.ask({ kind: 'look', seat: 1 });
  expect(stage.tables).toHaveLength(length);
  await stage.start([person('Aya'), bot('Ko')]);
  expect(stage.table.logLength).toBe(0);
});

test('what cannot be cleared away stays whole', async () => {
  const stage = await twoMatches();
  await stage.ask({ kind: 'leave' });
  const before = structuredClone(stage.store.disk);
  stage.store.fault = named('UnknownError');
  await stage.ask({ kind: 'deleteAll' });
  expect(stage.troubles).toEqual([{ what: 'storeClosed' }]);
  expect(stage.store.disk).toEqual(before);
});

/** A shelf as chance lays it: matches on their way, given up, counted, renamed, and cleared away. */
async function someShelf(rng: Rng): Promise<Stage> {
  const ids = rng.shuffle(Array.from({ length: 9 }, (_, id) => `match-${id}`));
  const stage = new Stage(undefined, { newId: () => ids.pop() ?? '' });
  for (let matches = 1 + rng.below(5); matches > 0; matches--) {
    await stage.start([person(rng.pick(['Aya', 'Chie'])), person('Ben')], 'whisper', rng.uint32());
    const { match } = stage.table;
    if (rng.below(3) > 0) await stage.move(0, 0, 'call');
    if (rng.below(2)) await stage.whispers(0);
    if (rng.below(4) === 0) await stage.ask({ kind: 'undo', agreed: true });
    if (rng.below(3) === 0) await stage.ask({ kind: 'rename', match, title: 'Sunday' });
    const end = rng.below(4);
    if (end === 0) await stage.ask({ kind: 'concede', seat: 0, bot: bot('Ko') });
    if (end === 1) await stage.ask({ kind: 'endNow' });
    if (rng.below(4) === 0) await stage.ask({ kind: 'delete', matches: [match] });
  }
  await stage.ask({ kind: 'forget' });
  return stage;
}

test('what goes out, comes in elsewhere and goes out again is the same, byte for byte', async () => {
  for (let seed = 0; seed < 100; seed++) {
    const from = await someShelf(rngFor(seed, 0));
    const text = await exported(from, null);
    let ids = 0;
    // Names that sort the other way round.
    const to = new Stage(undefined, { newId: () => `match-${String(9999 - ids++)}` });
    await imported(to, text);
    expect(await exported(to, null), `shelf ${seed}`).toBe(text);
    await imported(to, text);
    expect(await exported(to, null), `shelf ${seed}, twice`).toBe(text);
  }
});

test('what came in goes again, with what became of it, and what was there stays', async () => {
  const from = await someShelf(rngFor(3, 0));
  await from.start(persons);
  await from.ask({ kind: 'concede', seat: 0, bot: bot('Ko') });
  const to = await twoMatches();
  const before = structuredClone(to.store.disk);
  const got = await imported(to, await exported(from, null));
  if (!('came' in got)) throw new Error('nothing came');
  expect(to.store.disk).not.toEqual(before);
  await to.ask({ kind: 'undoImport', came: got.came ?? [] });
  expect(to.store.disk).toEqual(before);
});
