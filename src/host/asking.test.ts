import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../engine/game.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

async function called(): Promise<Stage> {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  await stage.move(0, 0, 'call');
  return stage;
}

describe('a request', () => {
  test('for a table that has changed is dropped, and the table is sent again', async () => {
    const stage = await called();
    const { logLength, floor } = stage.table;
    const sent = stage.tables.length;
    for (const stale of [
      { kind: 'undo', agreed: true },
      { kind: 'redo' },
      { kind: 'sit', seat: 1, sitter: bot('Ko') },
      { kind: 'move', seat: 0, move: { say: 'call', number: 0 } as unknown as AnyMove },
    ] as const) {
      await stage.ask(stale, logLength - 1);
      expect(stage.table).toMatchObject({ logLength, floor });
    }
    expect(stage.tables).toHaveLength(sent + 4);
  });

  test('that comes twice counts once', async () => {
    const stage = await called();
    await stage.ask({ kind: 'look', seat: 0 });
    const whispered = { say: 'whisper', number: 1 } as unknown as AnyMove;
    const move = { kind: 'move', logLength: stage.table.logLength, seat: 0, move: whispered } as const;
    await Promise.all([stage.host.take(move), stage.host.take(move)]);
    expect(stage.table.logLength).toBe(move.logLength + 1);
  });

  test('for a move that is not offered is dropped', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), person('Ben')]);
    await stage.move(0, 7, 'call');
    await stage.move(1, 0, 'call');
    await stage.move(0, 0, 'whisper');
    expect(stage.table.logLength).toBe(0);
    expect(stage.faults).toEqual([]);
  });

  test('for a new match is answered even if it cannot be laid out', async () => {
    const stage = new Stage();
    const setup = { seats: 2, options: {}, first: 0 };
    const sitters = [person('Aya'), person('Ben')];
    const asked = { kind: 'new', game: 'whisper', setup, sitters, seed: null } as const;
    for (const [call, wrong] of [
      { setup: { ...setup, seats: 9 } },
      { setup: { ...setup, options: { alien: 'x' } } },
      { sitters: [person('Aya')] },
      { seed: 2 ** 40 },
    ].entries()) {
      await stage.host.take({ ...asked, ...wrong, call });
      expect(stage.heard.at(-1)).toEqual({ kind: 'trouble', call, trouble: { what: 'badRequest' } });
    }
    await stage.host.take({ ...asked, game: 'chess', call: 9 });
    expect(stage.heard.at(-1)).toEqual({ kind: 'trouble', call: 9, trouble: { what: 'cannotStart', game: 'chess' } });
    expect(stage.store.disk.size).toBe(0);
  });

  test('that makes the rules fail leaves the table as it was', async () => {
    const stage = await called();
    await stage.ask({ kind: 'look', seat: 0 });
    await stage.ask({ kind: 'why', seat: 0, wish: null as never });
    expect(stage.faults).toHaveLength(1);
    expect(stage.troubles).toEqual([{ what: 'badRequest' }]);
    await stage.move(0, 1);
    expect(stage.table.logLength).toBe(2);
  });
});

test('why a wish is not legal is told to whoever’s moment it is, and to nobody else', async () => {
  const stage = await called();
  const wish = { say: 'whisper', number: 9 } as never;
  const reason = async (seat: number, at?: number): Promise<unknown> => {
    await stage.ask({ kind: 'why', seat, wish }, at ?? stage.table.logLength);
    return stage.heard.at(-1);
  };
  expect(await reason(0)).toMatchObject({ kind: 'answer', answer: null });
  await stage.ask({ kind: 'look', seat: 0 });
  expect(await reason(1)).toMatchObject({ answer: null });
  expect(await reason(0, 0)).toMatchObject({ answer: null });
  expect(await reason(0)).toMatchObject({ answer: { rule: 'told' } });
});

describe('taking back', () => {
  test('is free while nobody looked, and can be done again', async () => {
    const stage = await called();
    expect(stage.table.undo).toMatchObject({ why: 'free', drops: [0] });
    await stage.ask({ kind: 'undo', agreed: false });
    expect(stage.table).toMatchObject({ logLength: 2, floor: { kind: 'open', seat: 0 }, redo: true });
    await stage.ask({ kind: 'redo' });
    expect(stage.table).toMatchObject({ logLength: 3, floor: { kind: 'curtain', to: 0 }, redo: false });
  });

  test('of a whole turn takes all its decisions, free as each of them is', async () => {
    const stage = await called();
    await stage.whispers(0);
    expect(stage.table.undo).toMatchObject({ why: 'free', drops: [2], wholeTurn: [0, 1, 2] });
    await stage.ask({ kind: 'undo', agreed: false, whole: true });
    expect(stage.table).toMatchObject({ floor: { kind: 'open', seat: 0 }, redo: true, logLength: 4 });
    expect(stage.table.ribbon.lines.at(-1)).toMatchObject({ kind: 'undo', count: 3 });
  });

  test('needs the table’s word once another has looked, and says so in the log', async () => {
    const stage = await called();
    await stage.whispers(0);
    await stage.ask({ kind: 'look', seat: 1 });
    await stage.ask({ kind: 'cover' });
    await stage.whispers(1);
    const { logLength, undo } = stage.table;
    expect(undo.why).toBe('learnt');
    await stage.ask({ kind: 'undo', agreed: false });
    expect(stage.table.logLength).toBe(logLength);
    await stage.ask({ kind: 'undo', agreed: true });
    expect(stage.table.logLength).toBe(logLength + 1);
    expect(stage.store.disk.get('match:match-0')).toMatchObject({
      log: expect.arrayContaining([{ undo: undo.drops, agreed: true }]),
    });
  });

  test('cannot roll again: the same moves lead to the same table', async () => {
    const stage = await called();
    await stage.whispers(0);
    await stage.whispers(1);
    const before = stage.table.sheet;
    await stage.ask({ kind: 'undo', agreed: true });
    await stage.ask({ kind: 'look', seat: 1 });
    await stage.move(1, 2);
    expect(stage.table.sheet).toEqual(before);
  });

  test('of nothing, and doing again of nothing, change nothing', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), person('Ben')]);
    await stage.ask({ kind: 'undo', agreed: true });
    await stage.ask({ kind: 'redo' });
    expect(stage.table.logLength).toBe(0);
  });

  test('alone takes back what the bots answered', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko')]);
    await stage.move(0, 0, 'call');
    await stage.move(0, 1);
    await stage.move(0, 1);
    await stage.until(() => stage.table.floor.kind === 'private');
    expect(stage.table).toMatchObject({ logLength: 5, undo: { why: 'alone', drops: [2, 3, 4] } });
    await stage.ask({ kind: 'undo', agreed: false });
    expect(stage.table).toMatchObject({ logLength: 6, floor: { kind: 'private', seat: 0 } });
  });
});

describe('changing seats', () => {
  test('a person who leaves is played by a bot from then on, and may come back', async () => {
    const stage = await called();
    await stage.whispers(0);
    await stage.ask({ kind: 'sit', seat: 1, sitter: bot('Ko') });
    await stage.until(() => stage.table.floor.kind === 'private');
    expect(stage.table).toMatchObject({ eyes: 0, logLength: 6 });
    await stage.ask({ kind: 'sit', seat: 1, sitter: person('Ben') });
    expect(stage.table).toMatchObject({ eyes: 'onlooker', floor: { kind: 'curtain', to: 0 } });
    expect(stage.table.sitters[1]).toEqual(person('Ben'));
  });

  test('somebody who leaves with the device in hand takes the view along', async () => {
    const stage = await called();
    await stage.ask({ kind: 'look', seat: 0 });
    const { length } = stage.heard;
    await stage.ask({ kind: 'sit', seat: 0, sitter: bot('Ko') });
    await stage.until(() => stage.table.floor.kind === 'private' && stage.table.eyes === 1);
    expect(JSON.stringify(stage.heard.slice(length))).not.toContain('word-of-0');
  });

  test('there is no seat beyond the last', async () => {
    const stage = await called();
    await stage.ask({ kind: 'sit', seat: 2, sitter: bot('Ko') });
    expect(stage.table.logLength).toBe(1);
  });
});
