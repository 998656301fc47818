import { expect, test } from 'vitest';
import type { Import } from '../protocol/messages.ts';
import type { TableNews } from '../protocol/shown.ts';
import type { Outcome } from '../saves/format.ts';
import { named } from './rehearsal/browser.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

const isOver = ({ floor }: TableNews): boolean => floor.kind === 'over';

/** Aya against a bot, who whispers at random, to the end. */
async function played(stage: Stage): Promise<Stage> {
  await stage.start([person('Aya'), bot('Ko')]);
  while (!isOver(stage.table)) {
    const { ask, offers, logLength } = stage.table;
    const [offer] = offers;
    if (ask && offer) await stage.ask({ kind: 'move', seat: ask.seat, move: offer.move });
    else await stage.until(() => stage.table.logLength > logLength || stage.table.ask !== null || isOver(stage.table));
  }
  return stage;
}

async function outcomesOf(stage: Stage): Promise<readonly Outcome[]> {
  await stage.ask({ kind: 'outcomes' });
  return stage.answer('outcomes');
}

async function carried(from: Stage, to: Stage): Promise<Import> {
  await from.ask({ kind: 'export', match: null });
  await to.ask({ kind: 'import', text: from.answer('export') });
  return to.answer('import');
}

test('what became of a match stays when it is cleared off the shelf', async () => {
  const stage = await played(new Stage());
  const { sitters, result, setup, match } = stage.table;
  const outcome = { game: 'whisper', setup, sitters, result, endedAt: expect.any(Number) };
  expect(await outcomesOf(stage)).toEqual([outcome]);
  await stage.ask({ kind: 'delete', matches: [match] });
  expect(await outcomesOf(stage)).toEqual([outcome]);
});

test('a match that goes on, or goes on again, has become nothing yet', async () => {
  const stage = new Stage();
  await stage.start([person('Aya'), bot('Ko')]);
  expect(await outcomesOf(stage)).toEqual([]);
  await played(stage);
  await stage.ask({ kind: 'undo', agreed: true });
  expect(isOver(stage.table)).toBe(false);
  expect(await outcomesOf(stage)).toEqual([]);
});

test('a seat that changes hands after the end, or a name, rewrites nothing', async () => {
  const stage = await played(new Stage());
  const { logLength, sitters, match } = stage.table;
  const before = await outcomesOf(stage);
  await stage.ask({ kind: 'sit', seat: 1, sitter: person('Ben') });
  await stage.ask({ kind: 'sit', seat: 0, sitter: bot('Aya') });
  expect(stage.table).toMatchObject({ logLength, sitters });
  await stage.ask({ kind: 'rename', match, title: 'Sunday' });
  expect(await outcomesOf(stage)).toEqual(before);
});

test('the newest comes first, and what cannot be read is left out', async () => {
  const stage = await played(await played(new Stage()));
  stage.store.disk.set('outcome:torn', { game: 7 });
  const [newest, oldest, ...more] = await outcomesOf(stage);
  expect(newest?.endedAt).toBeGreaterThan(oldest?.endedAt ?? Number.POSITIVE_INFINITY);
  expect(more).toEqual([]);
});

test('all of it goes along to another device, once', async () => {
  const from = await played(await played(new Stage()));
  await from.ask({ kind: 'delete', matches: [from.table.match] });
  const to = new Stage();
  expect(await carried(from, to)).toEqual({
    matches: [{ got: 'added', match: 'match-0', game: 'whisper' }],
    outcomes: 1,
    came: ['match-0', 'match-4'],
  });
  const own = (await outcomesOf(to)).map(({ came, ...outcome }) => [came, outcome]);
  expect(own).toEqual((await outcomesOf(from)).map((outcome) => [true, outcome]));
  const before = structuredClone(to.store.disk);
  expect(await carried(from, to)).toMatchObject({ matches: [{ got: 'known' }], outcomes: 0 });
  expect(to.store.disk).toEqual(before);
});

test('that they could not be written is said', async () => {
  const from = await played(new Stage());
  await from.ask({ kind: 'delete', matches: [from.table.match] });
  const to = new Stage();
  to.store.keep = async () => {
    throw named('QuotaExceededError');
  };
  expect(await carried(from, to)).toEqual({ matches: [], outcomes: null });
});

test('a store that does not answer is told of', async () => {
  const stage = await played(new Stage());
  stage.store.fault = named('UnknownError');
  await stage.ask({ kind: 'outcomes' });
  expect(stage.heard.at(-1)).toMatchObject({
    kind: 'trouble',
    call: expect.any(Number),
    trouble: { what: 'storeClosed' },
  });
});

test('a game that a guide led stands in no record, whoever names it later', async () => {
  const stage = new Stage();
  const setup = { seats: 2, options: {}, first: 0 };
  const sitters = [person('Aya'), bot('Ko')];
  await stage.ask({ kind: 'new', game: 'whisper', setup, sitters, seed: 7, lesson: true });
  await stage.ask({ kind: 'concede', seat: 0, bot: bot('Mi') });
  expect(stage.table.floor.kind).toBe('over');
  const later = new Stage(stage.store);
  await later.ask({ kind: 'rename', match: 'match-0', title: 'The first' });
  for (const asked of [stage, later]) {
    await asked.ask({ kind: 'outcomes' });
    expect(asked.answer('outcomes')).toEqual([]);
  }
  expect(later.heard.findLast((notice) => notice.kind === 'shelf')?.cards).toMatchObject([{ lesson: true }]);
});

test('one result can be taken out of the records, and no other goes with it', async () => {
  const stage = await played(await played(new Stage()));
  await stage.ask({ kind: 'outcomes' });
  const [newest, other] = stage.answer('outcomes');
  if (!newest) throw new Error('nothing was played');
  await stage.ask({ kind: 'dropOutcome', outcome: newest });
  await stage.ask({ kind: 'outcomes' });
  expect(stage.answer('outcomes')).toEqual([other]);
});
