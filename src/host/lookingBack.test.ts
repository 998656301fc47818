import { describe, expect, test } from 'vitest';
import type { AnyView, Eyes } from '../engine/game.ts';
import type { Past } from '../protocol/shown.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';
import { wordOf } from './rehearsal/whisper.ts';

async function past(stage: Stage, moves: number): Promise<Past | null> {
  await stage.ask({ kind: 'lookBack', moves });
  return stage.answer('lookBack');
}

/** The first round of two, and the second up to where seat 1 has the device. */
async function secondRound(): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  await stage.move(0, 0, 'call');
  await stage.whispers(0);
  await stage.whispers(1);
  await stage.ask({ kind: 'shown' });
  await stage.ask({ kind: 'look', seat: 1 });
  await stage.move(1, 2);
  return stage;
}

const whispersIn = (found: Past | null): unknown => (found?.frame.view as AnyView & { whispers: unknown })?.whispers;

describe('an earlier moment', () => {
  test('is the table as it stood after that move, with what happened in it and the scores of then', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko')]);
    await stage.move(0, 0, 'call');
    const then = stage.table;
    await stage.move(0, 1);
    const found = await past(stage, 1);
    expect(then.frames.at(-1)).toMatchObject({ ...found?.frame, sheet: found?.sheet });
    expect(found?.sheet).toEqual(then.sheet);
    expect((await past(stage, 0))?.frame).toMatchObject({ moveCount: 0, events: [] });
  });

  test.each<[string, Eyes]>([
    ['behind the curtain', 1],
    ['on the open table', 'onlooker'],
  ])('%s holds no other seat’s secret, at any move', async (_, eyes) => {
    const stage = await secondRound();
    if (eyes === 'onlooker') await stage.ask({ kind: 'cover' });
    const moves = stage.table.frames.at(-1)?.moveCount ?? 0;
    expect(stage.table.eyes).toBe(eyes);
    expect(moves).toBe(6);
    for (let made = 0; made <= moves; made++) {
      const found = JSON.stringify(await past(stage, made));
      expect(found).not.toContain(wordOf(0));
      expect(found.includes(wordOf(1))).toBe(eyes === 1);
    }
    // In the middle of the first round each knows the own whispers, and the open table nobody’s.
    expect(whispersIn(await past(stage, 4))).toEqual(eyes === 1 ? [[-1, -1], [1]] : [[-1, -1], [-1]]);
  });

  test('that was taken back, or never was, is none', async () => {
    const stage = await secondRound();
    expect(await past(stage, 7)).toBeNull();
    await stage.ask({ kind: 'undo', agreed: true });
    expect(await past(stage, 6)).toBeNull();
    expect((await past(stage, 5))?.frame.moveCount).toBe(5);
    await stage.ask({ kind: 'leave' });
    expect(await past(stage, 0)).toBeNull();
  });

  test('counts the moves in force', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko')]);
    await stage.move(0, 0, 'call');
    await stage.move(0, 1);
    await stage.ask({ kind: 'undo', agreed: false });
    await stage.move(0, 2);
    expect(stage.table.logLength).toBe(4);
    expect(stage.table.frames.at(-1)).toMatchObject({ ...(await past(stage, 2))?.frame });
  });
});
