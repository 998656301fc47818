import { describe, expect, test } from 'vitest';
import { dealCode, readDealCode } from '../engine/dealCode.ts';
import { bot, holds, person, SEED, Stage, threePersons } from './rehearsal/stage.ts';
import { whisper } from './rehearsal/whisper.ts';

describe('the seed', () => {
  const code = dealCode({ facts: whisper.facts, seats: 2, options: {}, seed: SEED });
  const isTold = (notices: unknown): boolean => [String(SEED), 'seed', code].some((text) => holds(notices, text));

  test('is in nothing that is published, neither drawn nor typed', async () => {
    for (const seed of [null, SEED]) {
      const stage = new Stage();
      await stage.start([person('Aya'), bot('Ko')], 'whisper', seed);
      await stage.move(0, 0, 'call');
      await stage.ask({ kind: 'shelf' });
      expect(stage.store.disk.get(`match:${stage.table.match}`)).toMatchObject({ seed: SEED });
      expect(stage.heard.map(({ kind }) => kind)).toEqual(['started', 'answer', 'table', 'table', 'shelf']);
      expect(isTold(stage.heard)).toBe(false);
    }
  });

  test('is told as a deal code once a person asks for it, in that answer and in nothing before or after', async () => {
    const stage = await threePersons();
    const { length } = stage.heard;
    await stage.ask({ kind: 'dealCode', match: stage.table.match });
    // Before it, the others are told that somebody knows it.
    const [table, answer, ...more] = stage.heard.slice(length);
    expect(table).toMatchObject({ kind: 'table', table: { codeKnown: true } });
    const three = dealCode({ facts: whisper.facts, seats: 3, options: {}, seed: SEED });
    expect(answer).toMatchObject({ kind: 'answer', answer: three });
    expect(more).toEqual([]);
    await stage.whispers(0);
    await stage.ask({ kind: 'shelf' });
    const others = stage.heard.filter((notice) => notice !== answer);
    expect(isTold(others) || holds(others, three)).toBe(false);
    expect(readDealCode(three, [whisper.facts])).toMatchObject({ seats: 3, seed: SEED });
  });

  test('of a match that is not on the table is not told', async () => {
    const stage = await threePersons();
    const asked = { kind: 'dealCode', match: stage.table.match } as const;
    await stage.ask({ ...asked, match: 'other' });
    expect(stage.heard.at(-1)).toMatchObject({ kind: 'answer', answer: null });
    await stage.ask({ kind: 'leave' });
    await stage.ask(asked);
    expect(stage.heard.at(-1)).toMatchObject({ kind: 'answer', answer: null });
  });

  test('leaves in what is exported, and in no other answer to that', async () => {
    const stage = await threePersons();
    await stage.ask({ kind: 'export', match: null });
    const exported = stage.answers('export');
    expect(exported).toHaveLength(1);
    expect(isTold(exported)).toBe(true);
    expect(stage.heard.filter((notice) => isTold([notice]))).toHaveLength(1);
  });
});
