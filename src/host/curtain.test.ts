import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { bot, holds, person, Stage, threePersons, twoPersons } from './rehearsal/stage.ts';
import { whisper, wordOf } from './rehearsal/whisper.ts';

describe('the curtain', () => {
  test('falls before a private ask, to the first of those asked', async () => {
    const { table, heard } = await threePersons();
    expect(table).toMatchObject({ floor: { kind: 'curtain', to: 0 }, eyes: 'onlooker', ask: null, offers: [] });
    expect(holds(heard, 'word-of')).toBe(false);
  });

  test('opens only to the seat that it fell for', async () => {
    const stage = await threePersons();
    await stage.ask({ kind: 'look', seat: 1 });
    expect(stage.table.floor).toEqual({ kind: 'curtain', to: 0 });
    await stage.ask({ kind: 'look', seat: 0 });
    expect(stage.table).toMatchObject({ floor: { kind: 'private', seat: 0 }, eyes: 0 });
    expect(holds(stage.heard.slice(-1), wordOf(0))).toBe(true);
    expect(holds(stage.heard, wordOf(1))).toBe(false);
  });

  test('stays open while the holder has another secret to decide', async () => {
    const stage = await threePersons();
    await stage.ask({ kind: 'look', seat: 0 });
    await stage.move(0, 1);
    expect(stage.table).toMatchObject({ floor: { kind: 'private', seat: 0 }, eyes: 0 });
  });

  test('after the last secret decision nothing published holds that seat’s view, nor any before the next looks', async () => {
    const stage = await threePersons();
    for (const seat of [0, 1, 2]) {
      const closed = stage.heard.length;
      await stage.ask({ kind: 'look', seat });
      await stage.move(seat, 1);
      const looked = stage.heard.slice(closed);
      expect(holds(looked, wordOf(seat))).toBe(true);
      for (const other of [0, 1, 2]) if (other !== seat) expect(holds(looked, wordOf(other))).toBe(false);
      const committing = stage.heard.length;
      await stage.move(seat, 2);
      await stage.ask({ kind: 'cover' });
      expect(stage.heard.length).toBeGreaterThan(committing);
      expect(holds(stage.heard.slice(committing), 'word-of')).toBe(false);
    }
  });

  test('is closed by cover, by opening again, and after the app was killed', async () => {
    const stage = await threePersons();
    const again = new Stage(stage.store);
    for (const close of [
      () => stage.ask({ kind: 'cover' }),
      () => stage.ask({ kind: 'open', match: stage.table.match }),
    ]) {
      await stage.ask({ kind: 'look', seat: 0 });
      expect(stage.table.eyes).toBe(0);
      await close();
      expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 0 }, eyes: 'onlooker' });
      expect(holds(stage.heard.slice(-1), 'word-of')).toBe(false);
    }
    await stage.ask({ kind: 'look', seat: 0 });
    await again.ask({ kind: 'open', match: stage.table.match });
    expect(again.table.floor).toEqual({ kind: 'curtain', to: 0 });
    expect(holds(again.heard, 'word-of')).toBe(false);
  });

  test('falls again before a secret that is taken back', async () => {
    const stage = await threePersons();
    await stage.whispers(0);
    await stage.ask({ kind: 'undo', agreed: false });
    expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 0 }, eyes: 'onlooker' });
  });

  test('that was opened is known to have been open, even after a kill', async () => {
    const stage = await threePersons();
    await stage.whispers(0);
    await stage.ask({ kind: 'look', seat: 1 });
    expect(stage.store.disk.get('match:match-0')).toMatchObject({ log: { length: 3 }, seen: [2, 3, 0] });
  });

  test('lets whoever holds the device go first', async () => {
    const stage = await threePersons();
    for (const seat of [0, 1, 2]) await stage.whispers(seat);
    await stage.ask({ kind: 'shown' });
    expect(stage.table.floor).toEqual({ kind: 'curtain', to: 2 });
  });

  test('an open move, too, puts the device in the hands of who made it', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), person('Ben')]);
    expect(stage.table.holder).toBeNull();
    await stage.move(0, 0, 'call');
    expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 0 }, holder: 0 });
  });

  test('no moves are taken for a seat behind it', async () => {
    const stage = await threePersons();
    await stage.move(0, 1);
    await stage.move(1, 1);
    expect(stage.table).toMatchObject({ logLength: 1, floor: { kind: 'curtain', to: 0 } });
  });

  test('there is none for one person among bots, who always sees their own view', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko'), bot('Mi')]);
    await stage.move(0, 0, 'call');
    expect(stage.table).toMatchObject({ floor: { kind: 'private', seat: 0 }, eyes: 0 });
    await stage.move(0, 1);
    await stage.move(0, 1);
    await stage.until(() => stage.table.floor.kind === 'private');
    expect(stage.tables.every(({ eyes }) => eyes === 0)).toBe(true);
    expect(holds(stage.heard, wordOf(1)) || holds(stage.heard, wordOf(2))).toBe(false);
  });
});

describe('a look behind the curtain', () => {
  /** A round is over and was uncovered on the open table; in the next one seat 1 has whispered. */
  const secondRound = async (): Promise<Stage> => {
    const stage = await twoPersons();
    await stage.move(0, 0, 'call');
    await stage.whispers(0);
    await stage.whispers(1);
    expect(stage.table.floor).toEqual({ kind: 'reveal', to: 1 });
    await stage.ask({ kind: 'shown' });
    await stage.whispers(1);
    expect(stage.table.floor).toEqual({ kind: 'curtain', to: 0 });
    return stage;
  };
  const SINCE_THE_REVEAL = [6, 7];

  test('shows neither what was seen on the open table nor the own last move again', async () => {
    const stage = await secondRound();
    await stage.ask({ kind: 'look', seat: 0 });
    expect(stage.table.frames.map(({ moveCount }) => moveCount)).toEqual(SINCE_THE_REVEAL);
  });

  test('shows the same after the app was opened anew', async () => {
    const again = new Stage((await secondRound()).store);
    await again.ask({ kind: 'open', match: 'match-0' });
    await again.ask({ kind: 'look', seat: 0 });
    expect(again.table.frames.map(({ moveCount }) => moveCount)).toEqual(SINCE_THE_REVEAL);
  });

  test('leaves nothing for the open table to show that every person has seen', async () => {
    const stage = await secondRound();
    await stage.whispers(0);
    expect(stage.table.floor).toEqual({ kind: 'open', seat: 0 });
    // Both know the whispers of seat 1, who made them; seat 1 has seen none of seat 0.
    expect(stage.table.frames.map(({ moveCount }) => moveCount)).toEqual([8, 9]);
  });
});

test('the open table shows no move again that its own player made and all others have seen', async () => {
  const inTurn: AnyGame = { ...whisper, asks: (state) => whisper.asks(state).slice(0, 1) };
  const stage = new Stage(undefined, {}, [inTurn]);
  await stage.start([person('Aya'), person('Ben')]);
  await stage.move(0, 0, 'call');
  await stage.whispers(0);
  await stage.whispers(1);
  expect(stage.table.eyes).toBe('onlooker');
  // Ben saw both whispers of Aya when he looked; she has seen none of his.
  expect(stage.table.frames.map(({ moveCount }) => moveCount)).toEqual([4, 5]);
});

test('whoever is left alone among bots is shown nothing again, though it told this seat more', async () => {
  const stage = await twoPersons();
  await stage.move(0, 0, 'call');
  for (const _round of [1, 2]) {
    await stage.whispers(stage.table.floor.kind === 'curtain' ? stage.table.floor.to : 0);
    await stage.whispers(stage.table.floor.kind === 'curtain' ? stage.table.floor.to : 1);
    if (stage.table.floor.kind === 'reveal') await stage.ask({ kind: 'shown' });
  }
  expect(stage.table).toMatchObject({ eyes: 'onlooker', floor: { kind: 'open', seat: 0 } });
  await stage.ask({ kind: 'sit', seat: 1, sitter: bot('Ben') });
  expect(stage.table.eyes).toBe(0);
  expect(stage.table.frames).toEqual([
    { moveCount: 9, events: [], view: expect.anything(), sheet: stage.table.sheet, asked: [0] },
  ]);
  expect(stage.table.sheet.totals).toEqual([5, 5]);
});

describe('where everybody has one way only', () => {
  const forced: AnyGame = {
    ...whisper,
    asks: (state) => whisper.asks(state).map((ask) => (ask.cover === 'private' ? { ...ask, only: true } : ask)),
    moves: (state, seat) => whisper.moves(state, seat).slice(0, 1),
  };

  test('no curtain falls, and one tap makes the moves of all', async () => {
    const stage = new Stage(undefined, {}, [forced]);
    await stage.start([person('Aya'), person('Ben'), bot('Mi')]);
    await stage.move(0, 0, 'call');
    expect(stage.table).toMatchObject({ floor: { kind: 'forced', seats: [0, 1] }, eyes: 'onlooker', offers: [] });
    expect(stage.table.ask).toMatchObject({ seat: 0, cover: 'private', only: true });
    await stage.ask({ kind: 'forced' });
    await stage.ask({ kind: 'forced' }, 1);
    expect(stage.table).toMatchObject({ logLength: 3, floor: { kind: 'forced', seats: [0, 1] } });
    await stage.ask({ kind: 'forced' });
    await stage.until(() => stage.table.logLength === 7);
    expect(stage.table.frames.at(-1)?.events).toContainEqual({ kind: 'told', seat: 2, words: '' });
    expect(holds(stage.heard, 'word-of')).toBe(false);
  });

  test('a forced move is taken at no other moment', async () => {
    const stage = await threePersons();
    await stage.ask({ kind: 'forced' });
    expect(stage.table).toMatchObject({ logLength: 1, floor: { kind: 'curtain', to: 0 } });
  });
});

describe('a reveal', () => {
  const told = { kind: 'told', seat: 1, words: '' };

  async function firstRound(): Promise<Stage> {
    const stage = new Stage();
    await stage.start([person('Aya'), person('Ben')]);
    await stage.move(0, 0, 'call');
    await stage.whispers(0);
    await stage.whispers(1);
    return stage;
  }

  test('is shown on the open table before the device goes on', async () => {
    const stage = await firstRound();
    expect(stage.table).toMatchObject({ floor: { kind: 'reveal' }, eyes: 'onlooker' });
    expect(stage.table.frames.at(-1)?.events).toEqual([told]);
    await stage.ask({ kind: 'look', seat: 0 });
    expect(stage.table.floor).toEqual({ kind: 'reveal', to: 1 });
    await stage.ask({ kind: 'shown' });
    expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 1 }, holder: 1 });
  });

  test('leads whoever holds the device on to the next own secret without a curtain', async () => {
    const stage = await firstRound();
    expect(stage.table).toMatchObject({ floor: { kind: 'reveal', to: 1 }, holder: 1 });
    await stage.ask({ kind: 'look', seat: 1 });
    expect(stage.table).toMatchObject({ floor: { kind: 'private', seat: 1 }, eyes: 1 });
    expect(holds(stage.heard, wordOf(0))).toBe(true);
    expect(holds(stage.heard.slice(-1), wordOf(0))).toBe(false);
    await stage.ask({ kind: 'cover' });
    expect(stage.table.floor).toEqual({ kind: 'curtain', to: 1 });
  });

  test('after a kill nobody holds the device, and the curtain falls as ever', async () => {
    const { store, table } = await firstRound();
    const again = new Stage(store);
    await again.ask({ kind: 'open', match: table.match });
    await again.ask({ kind: 'look', seat: 0 });
    expect(again.table).toMatchObject({ floor: { kind: 'reveal' }, holder: null });
  });

  test('comes again after a kill', async () => {
    const { store, table } = await firstRound();
    const again = new Stage(store);
    await again.ask({ kind: 'open', match: table.match });
    expect(again.table.floor).toMatchObject({ kind: 'reveal' });
    expect(again.table.frames.at(-1)?.events).toEqual([told]);
  });

  test('has no moment of its own where somebody decides on the open table next', async () => {
    const stage = await firstRound();
    await stage.ask({ kind: 'shown' });
    await stage.whispers(1);
    await stage.whispers(0);
    expect(stage.table.floor).toEqual({ kind: 'open', seat: 0 });
    await stage.move(0, 0, 'call');
    expect(stage.table.floor).toEqual({ kind: 'curtain', to: 0 });
  });

  test('that is taken back is not shown any more', async () => {
    const stage = await firstRound();
    expect(stage.table.undo).toMatchObject({ why: 'learnt', seat: 1 });
    await stage.ask({ kind: 'undo', agreed: true });
    expect(stage.table.floor).toEqual({ kind: 'curtain', to: 1 });
  });
});

test('frames begin where those eyes saw the table last, even after a kill', async () => {
  const stage = await threePersons();
  await stage.whispers(0);
  const again = new Stage(stage.store);
  await again.ask({ kind: 'open', match: stage.table.match });
  expect(again.table.frames.map(({ moveCount }) => moveCount)).toEqual([3]);
  await again.ask({ kind: 'look', seat: 0 });
  expect(again.table.eyes).toBe('onlooker');
  await again.ask({ kind: 'look', seat: 1 });
  expect(again.table.frames.map(({ moveCount }) => moveCount)).toEqual([0, 1, 2, 3]);
  await again.ask({ kind: 'cover' });
  await again.ask({ kind: 'look', seat: 1 });
  expect(again.table.frames.map(({ moveCount, events }) => [moveCount, events])).toEqual([[3, []]]);
});

test('a moment on the way has the points of then, and the last one those of the sheet', async () => {
  const stage = await threePersons();
  await stage.whispers(0);
  const again = new Stage(stage.store);
  await again.ask({ kind: 'open', match: stage.table.match });
  await again.ask({ kind: 'look', seat: 1 });
  const { frames, sheet } = again.table;
  expect(frames.slice(0, -1).map((frame) => frame.sheet.totals)).toEqual(
    frames.slice(0, -1).map(({ view }) => (view as unknown as { points: number[] }).points),
  );
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.at(-1)?.sheet).toEqual(sheet);
  // The first has whispered twice, which leaves the others to be asked.
  expect(frames.at(-1)?.asked).toEqual([1, 2]);
  expect(sheet.totals).toHaveLength(3);
});

test('the ribbon repeats no line, and takes private lines back when the eyes change', async () => {
  const stage = await threePersons();
  let page: unknown[] = [];
  const follow = (): string => {
    const { from, lines } = stage.table.ribbon;
    page = [...page.slice(0, from), ...lines];
    return JSON.stringify(page);
  };
  follow();
  await stage.ask({ kind: 'look', seat: 0 });
  expect(stage.table.ribbon).toEqual({ from: 1, lines: [] });
  await stage.move(0, 1);
  expect(follow()).toContain(wordOf(0));
  await stage.move(0, 1);
  expect(follow()).not.toContain(wordOf(0));
  expect(page).toHaveLength(3);
});
