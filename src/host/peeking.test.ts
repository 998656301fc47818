import { describe, expect, test } from 'vitest';
import { bot, holds, person, Stage, twoPersons } from './rehearsal/stage.ts';
import { HEAVY, type Move, wordOf } from './rehearsal/whisper.ts';

describe('own secrets at an open decision', () => {
  const peeks = async (stage: Stage, seat: number, logLength = stage.table.logLength) => {
    await stage.host.take({ kind: 'peek', call: 77, logLength, seat });
    return stage.heard.at(-1);
  };

  test('are shown to the seat that is asked, and change nothing at all', async () => {
    const stage = await twoPersons();
    const kept = structuredClone(stage.store.disk.get('match:match-0'));
    const before = stage.table;
    expect(before).toMatchObject({ floor: { kind: 'open', seat: 0 }, eyes: 'onlooker', peek: true });
    expect(holds(stage.heard, 'word-of')).toBe(false);
    const answer = await peeks(stage, 0);
    expect(answer).toMatchObject({ kind: 'answer', call: 77 });
    expect(holds(answer, wordOf(0))).toBe(true);
    expect(holds(answer, wordOf(1))).toBe(false);
    expect(stage.tables.at(-1)).toBe(before);
    expect(stage.store.disk.get('match:match-0')).toEqual(kept);
    await stage.ask({ kind: 'shelf' });
    await stage.ask({ kind: 'cover' });
    expect(holds(stage.heard.slice(-2), 'word-of')).toBe(false);
  });

  test('are shown to another at the table too, who need not wait for a turn', async () => {
    const stage = await twoPersons();
    expect(stage.table).toMatchObject({ floor: { kind: 'open', seat: 0 }, peekers: [0, 1] });
    const answer = await peeks(stage, 1);
    expect(holds(answer, wordOf(1))).toBe(true);
    expect(holds(answer, wordOf(0))).toBe(false);
    expect(holds(stage.table, 'word-of')).toBe(false);
  });

  test('are shown to nobody who is not a person here, and at no other moment', async () => {
    const stage = await twoPersons();
    const none = { kind: 'answer', call: 77, answer: null };
    expect(await peeks(stage, 2)).toEqual(none);
    expect(await peeks(stage, 0, stage.table.logLength + 1)).toEqual(none);
    const mixed = new Stage();
    await mixed.start([person('Aya'), person('Ben'), bot('Ko')]);
    expect(mixed.table.peekers).not.toContain(2);
    expect(await peeks(mixed, 2)).toEqual(none);
    await stage.move(0, 0, 'call');
    expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 0 }, peek: false, peekers: [] });
    expect(await peeks(stage, 0)).toEqual(none);
    expect(await peeks(stage, 1)).toEqual(none);
    await stage.ask({ kind: 'look', seat: 0 });
    expect(stage.table).toMatchObject({ floor: { kind: 'private', seat: 0 }, peek: false });
    expect(await peeks(stage, 0)).toEqual(none);
  });

  test('lie open to one person among bots, who has nothing to peek at', async () => {
    const stage = new Stage();
    await stage.start([person('Aya'), bot('Ko')]);
    expect(stage.table).toMatchObject({ floor: { kind: 'open', seat: 0 }, eyes: 0, peek: false });
    expect(holds(stage.table, wordOf(0))).toBe(true);
  });

  test('are as secret in a lesson for two who share a device', async () => {
    const stage = new Stage();
    const setup = { seats: 2, options: {}, first: 0 };
    const sitters = [person('Aya'), person('Runa')];
    await stage.ask({ kind: 'new', game: 'whisper', setup, sitters, seed: 7, lesson: true });
    expect(stage.table).toMatchObject({ floor: { kind: 'open', seat: 0 }, eyes: 'onlooker', peek: true });
    expect(holds(stage.heard, 'word-of')).toBe(false);
  });
});

describe('a move whose legality hangs on an own secret', () => {
  const numbers = ({ table }: Stage): number[] => table.offers.map(({ move }) => (move as unknown as Move).number);
  /** Of seat 0, whose word is heavy or not. */
  const seedWith = async (heavy: boolean): Promise<number> => {
    for (let seed = 1; ; seed++) {
      const stage = new Stage();
      await stage.start([person('Aya'), bot('Ko')], 'whisper', seed);
      if (numbers(stage).includes(HEAVY) === heavy) return seed;
    }
  };

  test('is offered to all who could have it, and refused to whoever tries it in vain, without a trace', async () => {
    const stage = await twoPersons(await seedWith(false));
    expect(numbers(stage)).toContain(HEAVY);
    const kept = structuredClone(stage.store.disk.get('match:match-0'));
    await stage.move(0, HEAVY, 'call');
    expect(stage.heard.at(-1)).toEqual({ kind: 'refused', logLength: 0, reason: { rule: 'told' } });
    expect(stage.table).toMatchObject({ logLength: 0, floor: { kind: 'open', seat: 0 }, ribbon: { lines: [] } });
    expect(stage.store.disk.get('match:match-0')).toEqual(kept);
  });

  test('is made where it is legal', async () => {
    const stage = await twoPersons(await seedWith(true));
    await stage.move(0, HEAVY, 'call');
    expect(stage.table.logLength).toBe(1);
  });

  test('tells nothing of a move that was not offered', async () => {
    const stage = await twoPersons(await seedWith(false));
    await stage.move(0, 9, 'call');
    expect(stage.heard.some(({ kind }) => kind === 'refused')).toBe(false);
  });
});
