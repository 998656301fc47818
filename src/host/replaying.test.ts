import { describe, expect, test } from 'vitest';
import type { Sight } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import type { MatchId, Past, Replay } from '../protocol/shown.ts';
import type { SavedMatch } from '../saves/format.ts';
import { bot, person, SEED, Stage } from './rehearsal/stage.ts';
import { wordOf } from './rehearsal/whisper.ts';

const AYA_AND_BEN = [person('Aya'), person('Ben')];
const EVERY_SIGHT: readonly Sight[] = ['onlooker', 0, 1, 'all'];

async function replay(stage: Stage, match: MatchId, sight: Sight | null = null): Promise<Replay> {
  await stage.ask({ kind: 'replay', match, sight });
  return stage.answer('replay');
}

async function moment(stage: Stage, match: MatchId, sight: Sight, moves: number): Promise<Past | null> {
  await stage.ask({ kind: 'moment', match, sight, moves });
  return stage.answer('moment');
}

/** Two persons in the middle of the second round: the first has whispered, the other has the device. */
async function underWay(sitters: readonly Sitter[] = AYA_AND_BEN): Promise<{ stage: Stage; match: MatchId }> {
  const stage = new Stage();
  await stage.start(sitters);
  const { match } = stage.table;
  await stage.move(0, 0, 'call');
  await stage.whispers(0);
  await stage.whispers(1);
  await stage.ask({ kind: 'shown' });
  await stage.ask({ kind: 'look', seat: 1 });
  await stage.move(1, 2);
  return { stage, match };
}

async function played(): Promise<{ stage: Stage; match: MatchId }> {
  const { stage, match } = await underWay();
  await stage.move(1, 2);
  await stage.whispers(0);
  await stage.ask({ kind: 'shown' });
  await stage.move(0, 1, 'call');
  await stage.whispers(0);
  await stage.whispers(1);
  expect(stage.table.floor.kind).toBe('over');
  await stage.ask({ kind: 'leave' });
  return { stage, match };
}

const wordsIn = (of: unknown): boolean[] => [0, 1].map((seat) => JSON.stringify(of).includes(wordOf(seat)));

describe('a match in progress', () => {
  test('shows no seat’s secret among several, however it is asked for, while somebody holds the device', async () => {
    const { stage, match } = await underWay();
    expect(stage.table.eyes).toBe(1);
    for (const wish of [null, ...EVERY_SIGHT]) {
      const found = await replay(stage, match, wish);
      expect(found).toMatchObject({ sight: 'onlooker', sights: ['onlooker'], moves: 6, choices: [], result: null });
      expect(wordsIn(found)).toEqual([false, false]);
      for (let made = 0; made <= found.moves; made++) {
        const seen = await moment(stage, match, wish ?? 'onlooker', made);
        expect(wordsIn(seen)).toEqual([false, false]);
        expect(seen === null).toBe(wish !== null && wish !== 'onlooker');
      }
    }
    expect(JSON.stringify(stage.heard)).not.toContain(String(SEED));
  });

  test('shows a person who plays alone their own view, and nothing of a bot’s', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko')]);
    const { match } = stage.table;
    await stage.move(0, 0, 'call');
    await stage.move(0, 1);
    const then = stage.table.frames.at(-1);
    const found = await replay(stage, match, 'all');
    expect(found).toMatchObject({ sight: 0, sights: [0] });
    for (const sight of EVERY_SIGHT) {
      const seen = await moment(stage, match, sight, 2);
      if (sight === 0) expect(then).toMatchObject({ ...seen?.frame, sheet: seen?.sheet });
      else expect(seen).toBeNull();
      expect(wordsIn(seen)[1]).toBe(false);
    }
  });

  test('stays as it is: nobody moves, and whoever has the device keeps it', async () => {
    const { stage, match } = await underWay();
    const before = structuredClone(stage.store.disk.get(`match:${match}`));
    const [tables, { floor }] = [stage.tables.length, stage.table];
    await replay(stage, match);
    await moment(stage, match, 'onlooker', 3);
    await stage.rest();
    expect(stage.tables.length).toBe(tables);
    expect(stage.table.floor).toEqual(floor);
    expect(stage.store.disk.get(`match:${match}`)).toEqual(before);
  });

  test('cannot be branched: whoever did would know what comes', async () => {
    const { stage, match } = await underWay();
    await stage.ask({ kind: 'branch', match, moves: 2 });
    expect(stage.troubles.at(-1)).toEqual({ what: 'badRequest' });
    expect(stage.heard.filter(({ kind }) => kind === 'started')).toHaveLength(1);
  });
});

describe('a match that is over', () => {
  test('is seen as any seat saw it, as the open table did, or with everything open', async () => {
    const { stage, match } = await played();
    const known: [Sight, boolean[]][] = [
      ['onlooker', [false, false]],
      [0, [true, false]],
      [1, [false, true]],
      ['all', [true, true]],
    ];
    for (const [sight, words] of known) {
      const found = await replay(stage, match, sight);
      expect(found).toMatchObject({ sight, sights: EVERY_SIGHT, moves: 14 });
      expect(found.result).not.toBeNull();
      expect(wordsIn(found.lines)).toEqual(words);
      expect(wordsIn(await moment(stage, match, sight, 4))).toEqual(words);
    }
    const open = await moment(stage, match, 'all', 4);
    expect(open?.frame.view).toMatchObject({ whispers: [[1, 2], [1]] });
    expect((await moment(stage, match, 'onlooker', 4))?.frame.view).toMatchObject({ whispers: [[-1, -1], [-1]] });
  });

  test('is the same whichever way one comes to a moment', async () => {
    const { stage, match } = await played();
    const onward: (Past | null)[] = [];
    for (let made = 0; made <= 14; made++) onward.push(await moment(stage, match, 'all', made));
    expect(onward.map((past) => past?.frame.moveCount)).toEqual(onward.map((_, made) => made));
    for (let made = 14; made >= 0; made--) expect(await moment(stage, match, 'all', made)).toEqual(onward[made]);
    expect(await moment(stage, match, 'all', 15)).toBeNull();
    await replay(new Stage(stage.store), match).then(({ moves }) => expect(moves).toBe(14));
  });

  test('is branched: the moves up to there, the same chance after them, and the record says where it comes from', async () => {
    const { stage, match } = await played();
    const whole = stage.store.disk.get(`match:${match}`) as SavedMatch;
    await stage.ask({ kind: 'rename', match, title: 'Sunday' });
    await stage.ask({ kind: 'branch', match, moves: 9 });
    const branched = stage.table.match;
    expect(branched).not.toBe(match);
    expect(stage.table.frames.map(({ moveCount }) => moveCount)).toEqual([9]);
    expect(stage.table.ribbon.lines.at(-1)).toEqual({ kind: 'branch', title: 'Sunday', moves: 9 });
    expect(stage.store.disk.get(`match:${branched}`)).toMatchObject({
      seed: SEED,
      log: whole.log.slice(0, 9),
      branch: { title: 'Sunday', playedAt: whole.touchedAt, moves: 9 },
    });
    expect(stage.store.disk.get(`card:${branched}`)).toMatchObject({ branch: { moves: 9 }, moves: 9 });
    expect(stage.store.disk.get(`match:${match}`)).toMatchObject({ log: whole.log });
    for (const entry of whole.log.slice(9)) {
      if (!('move' in entry)) continue;
      await stage.ask({ kind: 'shown' });
      await stage.ask({ kind: 'look', seat: entry.seat });
      await stage.ask({ kind: 'move', seat: entry.seat, move: entry.move });
    }
    const [end] = stage.tables.slice(-1);
    expect(end?.floor.kind).toBe('over');
    expect(end?.result).toEqual((await replay(stage, match)).result);
  });

  test('counts as played; a branch of it does not', async () => {
    const { stage, match } = await played();
    await stage.ask({ kind: 'branch', match, moves: 13 });
    await stage.ask({ kind: 'look', seat: 1 });
    await stage.move(1, 0);
    expect(stage.table.floor.kind).toBe('over');
    const outcomes = [...stage.store.disk.keys()].filter((key) => key.startsWith('outcome:'));
    expect(outcomes).toEqual([`outcome:${match}`]);
  });

  test('is branched before its end, and no later', async () => {
    const { stage, match } = await played();
    await stage.ask({ kind: 'branch', match, moves: 14 });
    expect(stage.troubles.at(-1)).toEqual({ what: 'badRequest' });
  });
});

test('a branch goes out and comes in again as one, and is another match than what it was branched from', async () => {
  const { stage, match } = await played();
  await stage.ask({ kind: 'branch', match, moves: 3 });
  await stage.ask({ kind: 'export', match: null });
  const text = stage.answer('export');
  const other = new Stage();
  await other.ask({ kind: 'import', text });
  const branches = [...other.store.disk].flatMap(([key, save]) =>
    key.startsWith('match:') ? [(save as SavedMatch).branch?.moves] : [],
  );
  expect(branches.toSorted()).toEqual([3, undefined]);
  await stage.ask({ kind: 'import', text: text.replace('"moves":3,', '"moves":4,') });
  expect(stage.answer('import')).toMatchObject({
    matches: [{ got: 'known' }, { got: 'refused', refusal: { refused: 'shape', place: 'branch.moves' } }],
  });
});

test('what is not there is told', async () => {
  const stage = new Stage();
  await stage.ask({ kind: 'replay', match: 'none', sight: null });
  expect(stage.heard.at(-1)).toMatchObject({ kind: 'trouble', call: 1, trouble: { what: 'noSuchMatch' } });
});
