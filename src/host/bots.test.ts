import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../engine/game.ts';
import { botSeed, randomThinker, type Thinker } from './bots.ts';
import { SlowThinker } from './rehearsal/browser.ts';
import { bot, person, SEED, Stage } from './rehearsal/stage.ts';
import { wordOf } from './rehearsal/whisper.ts';

async function beforeBots(thinker: Thinker): Promise<Stage> {
  const stage = new Stage(undefined, { thinker });
  await stage.start([person('Aya'), bot('Ko'), bot('Mi')]);
  await stage.move(0, 0, 'call');
  await stage.move(0, 1);
  await stage.move(0, 1);
  return stage;
}

test('bots play a whole match by themselves, one published frame a move', async () => {
  const stage = new Stage();
  await stage.start([bot('Ko'), bot('Mi'), bot('Ai')]);
  await stage.until(() => stage.table.floor.kind === 'over');
  expect(stage.table.logLength).toBe(20);
  // Before a move that says something is the table that it was made on.
  expect(stage.tables.map(({ frames }) => frames.at(-1)?.moveCount)).toEqual(Array.from({ length: 21 }, (_, at) => at));
  expect(stage.tables.every(({ frames }) => frames.filter(({ events }) => events.length > 0).length <= 1)).toBe(true);
  expect(stage.table.result?.points).toEqual(stage.table.sheet.totals);
  expect(stage.faults).toEqual([]);
});

test('the same match is played the same by the same bots', async () => {
  const views = [];
  for (let time = 0; time < 2; time++) {
    const stage = new Stage();
    await stage.start([bot('Ko'), bot('Mi')]);
    await stage.until(() => stage.table.floor.kind === 'over');
    views.push(stage.tables.map(({ frames }) => frames));
  }
  expect(views[0]).toEqual(views[1]);
});

describe('a bot', () => {
  test('gives way to a touch, and its thought goes on', async () => {
    const thinker = new SlowThinker();
    const stage = await beforeBots(thinker);
    await stage.ask({ kind: 'touched' });
    expect(thinker.gaveWay).toBe(1);
    expect(thinker.cancelled).toBe(0);
    expect(thinker.asked).toHaveLength(1);
  });

  test('is told its own view and what it may do, and neither the state nor the seed', async () => {
    const thinker = new SlowThinker();
    await beforeBots(thinker);
    const [first] = thinker.asked;
    expect(first?.question).toMatchObject({ game: 'whisper', seat: 1, level: 0, seed: botSeed('match-0', 3) });
    expect(first?.question.offers).toHaveLength(3);
    const told = JSON.stringify(first?.question);
    expect(told).toContain(wordOf(1));
    expect(told).not.toContain(wordOf(0));
    expect(told).not.toContain(String(SEED));
  });

  test('is asked once, however often the table is sent meanwhile', async () => {
    const thinker = new SlowThinker();
    const stage = await beforeBots(thinker);
    await stage.ask({ kind: 'cover' });
    await stage.ask({ kind: 'open', match: 'match-0' });
    expect(thinker.asked).toHaveLength(1);
  });

  test('answers too late when a person has taken back meanwhile', async () => {
    const thinker = new SlowThinker();
    const stage = await beforeBots(thinker);
    expect(thinker.cancelled).toBe(0);
    await stage.ask({ kind: 'undo', agreed: false });
    expect(thinker.cancelled).toBe(1);
    const { logLength } = stage.table;
    const [first] = thinker.asked;
    first?.answer(first.question.offers[0] as AnyMove);
    await stage.rest();
    expect(stage.table).toMatchObject({ logLength, floor: { kind: 'private', seat: 0 } });
  });

  test('answers into nothing when the match was left', async () => {
    const thinker = new SlowThinker();
    const stage = await beforeBots(thinker);
    await stage.ask({ kind: 'leave' });
    expect(thinker.cancelled).toBe(1);
    const [first] = thinker.asked;
    const { length } = stage.heard;
    first?.answer(first.question.offers[0] as AnyMove);
    await stage.rest();
    expect(stage.heard).toHaveLength(length);
  });

  test('that chooses what is not offered, or fails, moves at random', async () => {
    for (const spoil of [
      (asked: SlowThinker['asked'][0]) => asked.answer({ say: 'whisper', number: 99 } as unknown as AnyMove),
      (asked: SlowThinker['asked'][0]) => asked.fail(new Error('no thought')),
    ]) {
      const thinker = new SlowThinker();
      const stage = await beforeBots(thinker);
      const [first] = thinker.asked;
      if (first) spoil(first);
      await stage.until(() => stage.table.logLength === 4);
      expect(thinker.asked[1]?.question.seat).toBe(1);
      expect(stage.table.saved).toBe(true);
    }
  });

  test('that has no answer twice in a row plays at random, and that is told once', async () => {
    const thinker: Thinker = {
      choose: () => Promise.reject(new Error('no script')),
      cancel: () => {},
      giveWay: () => {},
    };
    const stage = new Stage(undefined, { thinker });
    await stage.start([bot('Ko'), bot('Mi')]);
    await stage.until(() => stage.table.floor.kind === 'over');
    expect(stage.troubles).toEqual([{ what: 'botAtRandom' }]);
    expect(stage.faults).toContainEqual(new Error('no bot has an answer'));
  });

  test('whose move cannot be saved moves all the same, and the next write makes it good', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko')]);
    await stage.move(0, 0, 'call');
    await stage.move(0, 1);
    stage.store.fault = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    await stage.move(0, 1);
    await stage.until(() => stage.table.floor.kind === 'private');
    expect(stage.table).toMatchObject({ logLength: 5, saved: false });
    stage.store.fault = null;
    await stage.ask({ kind: 'save' });
    const again = new Stage(stage.store);
    await again.ask({ kind: 'open', match: 'match-0' });
    expect(again.table).toMatchObject({ logLength: 5, saved: true });
  });

  test('that was asked when the app was killed is asked again', async () => {
    const { store } = await beforeBots(new SlowThinker());
    const again = new Stage(store, { thinker: randomThinker });
    await again.ask({ kind: 'open', match: 'match-0' });
    await again.until(() => again.table.floor.kind === 'private');
    expect(again.table.logLength).toBe(7);
  });
});

test('a bot’s seed differs from moment to moment and from match to match', () => {
  const seeds = ['one', 'other'].flatMap((id) => Array.from({ length: 50 }, (_, at) => botSeed(id, at)));
  expect(new Set(seeds).size).toBe(100);
});
