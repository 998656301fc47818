import { expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';
import { whisper, wordOf } from './rehearsal/whisper.ts';

/** Whispers in which a seat draws with its second one: it alone is told, and could not know it before. */
const drawing: AnyGame = {
  ...whisper,
  play(state, seat, move, rng, tell) {
    whisper.play(state, seat, move, rng, tell && ((event, to, news) => tell(event, to, to === 'all' ? news : [seat])));
  },
};

async function drawn(sitters = [person('Aya'), person('Ben')]): Promise<Stage> {
  const stage = new Stage(undefined, {}, [drawing]);
  await stage.start(sitters);
  await stage.move(0, 0, 'call');
  await stage.whispers(0);
  return stage;
}
const holds = (found: unknown, text: string): boolean => JSON.stringify(found).includes(text);

test('what a seat learnt alone by its own last move lies there until it goes on, and nothing is asked meanwhile', async () => {
  const stage = await drawn();
  expect(stage.table).toMatchObject({ floor: { kind: 'learnt', seat: 0 }, eyes: 0, ask: null, offers: [] });
  expect(holds(stage.table.frames.at(-1)?.events, wordOf(0))).toBe(true);
  const { logLength } = stage.table;
  // The next one cannot move behind its back, and nobody else is let look.
  await stage.ask({ kind: 'look', seat: 1 });
  await stage.move(1, 1);
  expect(stage.table).toMatchObject({ floor: { kind: 'learnt', seat: 0 }, logLength });
  await stage.ask({ kind: 'cover' });
  expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 1 }, eyes: 'onlooker', logLength });
});

test('when it is put away none of it is left on the table', async () => {
  const stage = await drawn();
  const { length } = stage.heard;
  await stage.ask({ kind: 'cover' });
  await stage.whispers(1);
  expect(holds(stage.heard.slice(length), wordOf(0))).toBe(false);
});

test('a page that comes back finds the curtain closed, and the seat is not shown it again', async () => {
  for (const comeBack of [
    async (stage: Stage) => {
      await stage.ask({ kind: 'open', match: stage.table.match });
      return stage;
    },
    async ({ store, table }: Stage) => {
      const again = new Stage(store, {}, [drawing]);
      await again.ask({ kind: 'open', match: table.match });
      return again;
    },
  ]) {
    const stage = await comeBack(await drawn());
    expect(stage.table).toMatchObject({ floor: { kind: 'curtain', to: 1 }, eyes: 'onlooker', ask: null });
    expect(holds(stage.tables.at(-1), wordOf(0))).toBe(false);
  }
});

test('a move that draws can be taken back only if the table agrees, as ever', async () => {
  const stage = await drawn();
  expect(stage.table.undo).toMatchObject({ why: 'learnt', seat: 0 });
  await stage.ask({ kind: 'undo', agreed: true });
  expect(stage.table.floor).toEqual({ kind: 'private', seat: 0 });
});

test('bots wait until it has been seen', async () => {
  const stage = await drawn([person('Aya'), bot('Ko'), person('Ben')]);
  await stage.rest();
  expect(stage.table.floor).toEqual({ kind: 'learnt', seat: 0 });
  await stage.ask({ kind: 'cover' });
  await stage.until(() => stage.table.floor.kind === 'curtain');
});

test('what was uncovered for all is shown to all at once, whoever drew with it', async () => {
  const stage = await drawn();
  await stage.ask({ kind: 'cover' });
  await stage.whispers(1);
  expect(stage.table).toMatchObject({ floor: { kind: 'reveal' }, eyes: 'onlooker' });
});

test('one person among bots has nobody to hide it from', async () => {
  const stage = await drawn([person('Aya'), bot('Ko')]);
  expect(stage.table.floor.kind).not.toBe('learnt');
});
