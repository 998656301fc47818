import { describe, expect, test } from 'vitest';
import type { ForkWish, Import } from '../protocol/messages.ts';
import type { MatchId } from '../protocol/shown.ts';
import type { SavedMatch } from '../saves/format.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

const persons = [person('Aya'), person('Ben')];

async function begun(sitters = persons): Promise<Stage> {
  const stage = new Stage();
  await stage.start(sitters);
  return stage;
}

async function handedOn(stage: Stage, here?: readonly number[] | null): Promise<string> {
  await stage.ask({ kind: 'handOn', match: stage.table.match, ...(here !== undefined && { here }) });
  return `Your turn! https://enza.example/#/take/${stage.answer('handOn')}`;
}

async function taken(stage: Stage, text: string, fork?: ForkWish): Promise<Import> {
  await stage.ask({ kind: 'import', text, ...(fork && { fork }) });
  return stage.answer('import');
}

async function exported(stage: Stage): Promise<string> {
  await stage.ask({ kind: 'export', match: null });
  return stage.answer('export');
}

const saveOf = (stage: Stage, id: MatchId) => stage.store.disk.get(`match:${id}`) as SavedMatch;
const savesOf = (stage: Stage) => [...stage.store.disk.keys()].filter((key) => key.startsWith('match:'));
const became = (got: Import): unknown[] => ('refused' in got ? [got.refused] : got.matches.map((one) => one.got));

describe('a match that was handed on', () => {
  test('goes on elsewhere as it stood, and comes back to its own place', async () => {
    const [one, other] = [await begun(), new Stage()];
    await one.move(0, 0, 'call');
    const { match } = one.table;
    expect(became(await taken(other, await handedOn(one)))).toEqual(['added']);
    expect(saveOf(other, 'match-0').log).toEqual(saveOf(one, match).log);
    await other.ask({ kind: 'open', match: 'match-0' });
    await other.whispers(0);
    expect(became(await taken(one, await handedOn(other)))).toEqual(['continued']);
    expect(savesOf(one)).toHaveLength(1);
    expect(saveOf(one, match).log).toEqual(saveOf(other, 'match-0').log);
    expect(became(await taken(one, await handedOn(other)))).toEqual(['known']);
    await one.ask({ kind: 'open', match });
    expect(one.table.logLength).toBe(3);
  });

  test('comes back to its own place by a file as well', async () => {
    const [one, other] = [await begun(), new Stage()];
    await one.move(0, 0, 'call');
    expect(became(await taken(other, await exported(one)))).toEqual(['added']);
    await other.ask({ kind: 'open', match: 'match-0' });
    await other.whispers(0);
    expect(became(await taken(one, await exported(other)))).toEqual(['continued']);
    expect(savesOf(one)).toHaveLength(1);
  });

  test('says so in its log, once at one place, here and there', async () => {
    const [one, other] = [await begun(), new Stage()];
    await one.move(0, 0, 'call');
    await handedOn(one);
    const code = await handedOn(one);
    const told = one.tables.flatMap(({ ribbon }) => ribbon.lines);
    expect(told.filter(({ kind }) => kind === 'handed')).toHaveLength(1);
    await taken(other, code);
    await other.ask({ kind: 'open', match: 'match-0' });
    expect(other.table.ribbon.lines.map(({ kind }) => kind)).toContain('handed');
  });

  test('is not the one of another table with the same deal and the same names', async () => {
    const [one, other] = [await begun(), await begun()];
    await one.move(0, 0, 'call');
    await handedOn(other);
    other.store.disk.set(`shared:${other.table.match}`, { mark: 'b'.repeat(16), handed: [] });
    expect(became(await taken(other, await handedOn(one)))).toEqual(['added']);
    expect(savesOf(other)).toHaveLength(2);
  });

  test('stays as it is where it was played on since', async () => {
    const [one, other] = [await begun(), new Stage()];
    const code = await handedOn(one);
    await one.move(0, 0, 'call');
    expect(became(await taken(one, code))).toEqual(['shorter']);
    expect(saveOf(one, 'match-0').log).toHaveLength(1);
    expect(became(await taken(other, code))).toEqual(['added']);
  });

  test('is in no save: a build that knows nothing of it opens the match', async () => {
    const one = await begun();
    await one.move(0, 0, 'call');
    const before = structuredClone(saveOf(one, 'match-0'));
    await handedOn(one, [0]);
    expect(Object.keys(saveOf(one, 'match-0'))).toEqual(Object.keys(before));
  });
});

describe('one that went on in two ways', () => {
  async function forked(): Promise<{ readonly one: Stage; readonly code: string }> {
    const [one, other] = [await begun(), new Stage()];
    await taken(other, await handedOn(one));
    await one.move(0, 0, 'call');
    await other.ask({ kind: 'open', match: 'match-0' });
    await other.move(0, 1, 'call');
    return { one, code: await handedOn(other) };
  }

  test('is left alone until somebody has chosen', async () => {
    const { one, code } = await forked();
    const before = saveOf(one, 'match-0').log;
    expect(became(await taken(one, code))).toEqual(['forked']);
    expect(savesOf(one)).toHaveLength(1);
    expect(saveOf(one, 'match-0').log).toEqual(before);
  });

  test.each([
    ['beside', 0, 1],
    ['instead', 1, 0],
  ] as const)('goes on: what comes %s', async (wish, stays, aside) => {
    const { one, code } = await forked();
    const got = await taken(one, code, wish);
    const [first, second] = savesOf(one).map((key) => saveOf(one, key.slice('match:'.length)));
    expect(became(got)).toEqual([wish === 'beside' ? 'added' : 'continued']);
    expect(first?.log).toMatchObject([{ move: { number: stays } }]);
    expect(second).toMatchObject({ log: [{ move: { number: aside } }], branch: { moves: 0 } });
    await one.ask({ kind: 'open', match: savesOf(one)[1]?.slice('match:'.length) ?? '' });
    expect(one.troubles).toEqual([]);
  });
});

describe('by messages', () => {
  test('each device asks for the moves of its own people, and waits for the others by name', async () => {
    const [ayas, bens] = [await begun(), new Stage()];
    await ayas.move(0, 0, 'call');
    let code = await handedOn(ayas, [0]);
    expect(ayas.table).toMatchObject({ here: [0], eyes: 0, floor: { kind: 'private', seat: 0 } });
    await ayas.move(0, 1);
    await ayas.move(0, 2);
    code = await handedOn(ayas);
    expect(ayas.table.floor).toEqual({ kind: 'away', seats: [1] });
    await taken(bens, code);
    await bens.ask({ kind: 'open', match: 'match-0' });
    expect(bens.table).toMatchObject({ here: [], byMessages: true, eyes: 'onlooker', floor: { kind: 'away' } });
    await bens.ask({ kind: 'sitHere', match: 'match-0', here: [1] });
    expect(bens.table).toMatchObject({ here: [1], eyes: 1, floor: { kind: 'private', seat: 1 } });
    // Nobody plays for a seat of another device.
    await bens.ask({ kind: 'look', seat: 0 });
    expect(bens.table.eyes).toBe(1);
    await bens.move(1, 2);
    const { logLength } = bens.table;
    await taken(ayas, await handedOn(bens));
    await ayas.ask({ kind: 'open', match: 'match-0' });
    expect(ayas.table).toMatchObject({ here: [0], eyes: 0, logLength });
  });

  test('what was sent is taken back only if all agree, and what came from elsewhere not at all', async () => {
    const ayas = await begun();
    await ayas.move(0, 0, 'call');
    expect(ayas.table.undo.why).toBe('free');
    const code = await handedOn(ayas, [0]);
    expect(ayas.table.undo.why).toBe('passed');
    const bens = new Stage();
    await taken(bens, code);
    await bens.ask({ kind: 'open', match: 'match-0' });
    await bens.ask({ kind: 'sitHere', match: 'match-0', here: [1] });
    expect(bens.table.undo.why).toBe('nothing');
  });

  test('bots answer only where nobody is waited for', async () => {
    const stage = await begun([person('Aya'), bot('Owl'), person('Ben')]);
    await handedOn(stage, [2]);
    await stage.rest();
    expect(stage.table.floor).toEqual({ kind: 'away', seats: [0] });
  });

  test('everybody may play on one device again', async () => {
    const stage = await begun();
    await handedOn(stage, [0]);
    await handedOn(stage, null);
    expect(stage.table).toMatchObject({ here: [0, 1], byMessages: false });
  });
});

test('a match that came twice counts once', async () => {
  const [one, other] = [await begun(), new Stage()];
  await one.move(0, 0, 'call');
  await one.ask({ kind: 'concede', seat: 0, bot: bot('Owl') });
  const code = await handedOn(one);
  await taken(other, code);
  await other.ask({ kind: 'delete', matches: ['match-0'] });
  await other.ask({ kind: 'forget' });
  await taken(other, code);
  expect([...other.store.disk.keys()].filter((key) => key.startsWith('outcome:'))).toHaveLength(2);
  await other.ask({ kind: 'outcomes' });
  expect(other.answer('outcomes')).toHaveLength(1);
});
