import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyMove } from '../../engine/game.ts';
import type { Hint, NoHint, TableNews } from '../../protocol/shown.ts';

const asked = vi.hoisted(() => ({ answers: [] as ((hint: Hint | NoHint) => void)[], dropped: 0 }));
vi.mock('../../link/requests.ts', () => ({
  askHint: () => new Promise((answer) => asked.answers.push(answer)),
  dropHint: () => {
    asked.dropped++;
  },
}));

// A test that ran before in this thread may have loaded them with the true requests.
vi.resetModules();
const { table } = await import('../../link/published.ts');
const { beginHint, endHint, hinting, hintingAt, showMove } = await import('./HintLamp.tsx');

const move = (is: string): AnyMove => ({ is }) as unknown as AnyMove;
const news = (peek = false): TableNews => {
  const offers = ['one', 'other'].map((is) => ({ move: move(is), foresight: [] }));
  return { peek, offers } as unknown as TableNews;
};
const answer = async (hint: Hint | NoHint): Promise<void> => {
  asked.answers.shift()?.(hint);
  await Promise.resolve();
};

afterAll(() => vi.resetModules());

beforeEach(() => {
  endHint();
  asked.answers.length = 0;
  asked.dropped = 0;
});

describe('a hint', () => {
  test('says where to look first, and then chooses the move as the table offers it now', async () => {
    beginHint(news(), 0);
    expect(hinting.value).toEqual({ step: 'thinking' });
    // It stands in the log: the table was sent anew, with offers of its own.
    const at = news();
    table.value = at;
    await answer({ move: move('other'), because: [] });
    expect(hinting.value).toMatchObject({ step: 'where', at });
    expect(showMove()).toBe(at.offers[1]);
    expect(hinting.value).toMatchObject({ step: 'what', at });
    expect(showMove()).toBeNull();
  });

  test('is for the table that it was made for, and no other', async () => {
    table.value = news();
    beginHint(news(), 0);
    expect(hintingAt(hinting.value, news())).toBe(hinting.value);
    await answer({ move: move('one'), because: [] });
    expect(hintingAt(hinting.value, table.value)).toBe(hinting.value);
    expect(hintingAt(hinting.value, news())).toBeNull();
  });

  test('that knows a secret lets the others look away before it is asked for', () => {
    beginHint(news(true), 1);
    expect(hinting.value).toMatchObject({ step: 'warning', seat: 1 });
    expect(asked.answers).toEqual([]);
  });

  test('that is put away while the bot thinks ends the thought, and comes no more', async () => {
    table.value = news();
    beginHint(news(), 0);
    endHint();
    expect(asked.dropped).toBe(1);
    await answer({ move: move('one'), because: [] });
    expect(hinting.value).toBeNull();
    endHint();
    expect(asked.dropped).toBe(1);
  });

  test('that is asked for again is the newer one', async () => {
    table.value = news();
    beginHint(news(), 0);
    endHint();
    beginHint(news(), 0);
    await answer('notNow');
    expect(hinting.value).toEqual({ step: 'thinking' });
    await answer({ move: move('one'), because: [] });
    expect(hinting.value).toMatchObject({ step: 'where' });
  });

  test('that does not come says so, unless nobody waits for it', async () => {
    table.value = news();
    beginHint(news(), 0);
    await answer('noThought');
    expect(hinting.value).toMatchObject({ step: 'noThought' });
    beginHint(news(), 0);
    await answer('notNow');
    expect(hinting.value).toBeNull();
  });
});
