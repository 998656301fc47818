import { describe, expect, test } from 'vitest';
import { bot, holds, person, Stage } from './rehearsal/stage.ts';
import { wordOf } from './rehearsal/whisper.ts';

/** After Aya's first round with a bot: the bot whispers last, and calls in the second round. */
async function played(): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), bot('Ko')]);
  await stage.move(0, 0, 'call');
  await stage.move(0, 1);
  await stage.move(0, 1);
  await stage.until(() => stage.table.floor.kind === 'private' && stage.table.logLength > 4);
  return stage;
}

async function motives(stage: Stage, moves: number) {
  await stage.ask({ kind: 'motives', moves });
  return stage.answer('motives');
}

describe('why a bot did something', () => {
  test('in secret is told by what everybody saw come of it, and nothing more', async () => {
    const stage = await played();
    const all = await Promise.all([4, 5].map((moves) => motives(stage, moves)));
    expect(all[0]).toEqual([{ seat: 1, isSecret: true, because: [] }]);
    const [told] = all[1] ?? [];
    const points = stage.table.sheet.totals[1] ?? 0;
    const gain = { gain: { rule: 'told', row: 'told', points } };
    expect(told).toEqual({ seat: 1, isSecret: true, because: points > 0 ? [gain] : [] });
    expect(holds(all, 'word-of')).toBe(false);
  });

  test('is told of everything when all is over, with the bot’s own eyes', async () => {
    const stage = new Stage();
    await stage.start([bot('Ko'), bot('Mi')]);
    await stage.until(() => stage.table.floor.kind === 'over');
    const [told] = await motives(stage, 2);
    expect(told).toMatchObject({ seat: 0, isSecret: false });
    expect(holds(told, wordOf(0))).toBe(true);
    expect(holds(told, wordOf(1))).toBe(false);
  });

  test('in the open is told as the open table saw it', async () => {
    const stage = new Stage();
    await stage.start([bot('Ko'), person('Aya'), person('Ben')]);
    await stage.until(() => stage.table.logLength === 1);
    expect(await motives(stage, 1)).toEqual([{ seat: 0, isSecret: false, because: [] }]);
    expect(holds(stage.heard, 'word-of')).toBe(false);
  });

  test('is not asked of persons, nor of moves that are not there', async () => {
    const stage = await played();
    for (const moves of [0, 1, 2, 99, -1]) expect(await motives(stage, moves)).toEqual([]);
    await stage.ask({ kind: 'leave' });
    expect(await motives(stage, 4)).toEqual([]);
  });

  test('is asked of whoever sat there then', async () => {
    const stage = await played();
    await stage.ask({ kind: 'sit', seat: 1, sitter: person('Ben') });
    expect(await motives(stage, 4)).toHaveLength(1);
    expect(await motives(stage, 3)).toEqual([]);
  });
});
