import { expect, test } from 'vitest';
import { rngFor } from '../../engine/rng.ts';
import { Around } from '../rehearsal/around.ts';
import { bot, person } from '../rehearsal/stage.ts';

const playOut = (around: Around, deal: number): Promise<void> => around.playOut(rngFor(deal, 3));

test('two hosts play one match, each with its own eyes and without a curtain', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await playOut(around, 1);
  const [first, second] = around.stages;
  expect(second?.table.result).toEqual(first?.table.result);
  expect(second?.table.logLength).toBe(first?.table.logLength);
  for (const [seat, stage] of around.stages.entries()) {
    expect(stage.tables.filter(({ floor }) => floor.kind === 'curtain')).toEqual([]);
    const seated = stage.tables.filter(({ circle, here }) => circle && here.length > 0);
    expect(new Set(seated.map(({ eyes }) => eyes))).toEqual(new Set([seat]));
    expect(stage.tables.filter(({ circle, eyes }) => !circle && eyes !== 'onlooker')).toEqual([]);
    expect(stage.faults).toEqual([]);
    expect(stage.troubles).toEqual([]);
  }
});

test('a bot is thought of once, where it is ordered', async () => {
  const around = new Around([[0], [1]]);
  await around.begin('whisper', [person('Aya'), person('Ben'), bot('Bo')]);
  await playOut(around, 2);
  expect(around.at(1).table.logLength).toBe(around.at(0).table.logLength);
});

/** The last move of the first device, which it wants to take back when the other has seen it. */
async function wantsBack(): Promise<Around> {
  const around = new Around([[0], [1]]);
  await around.begin();
  await around.at(0).move(0, 0, 'call');
  await around.rest();
  const { undo } = around.at(0).table;
  expect(undo).toMatchObject({ seat: 0, why: 'passed' });
  await around.at(0).ask({ kind: 'undo', agreed: true });
  await around.rest();
  return around;
}

test('what others have seen is taken back when their device agrees', async () => {
  const around = await wantsBack();
  expect(around.at(0).table.logLength).toBe(1);
  expect(around.at(1).table.circle?.question).toMatchObject({ seats: [0], wished: { entry: { undo: [0] } } });
  await around.at(1).ask({ kind: 'agree', yes: true });
  await around.rest();
  for (const { table, tables } of around.stages) {
    expect(table.logLength).toBe(2);
    const lines = tables.flatMap(({ ribbon }) => ribbon.lines);
    expect(lines.at(-1)).toEqual({ kind: 'undo', count: 1, agreed: true });
    expect(table.circle).toMatchObject({ question: null, isWishing: false, became: null });
  }
});

test('it stays where they say no, say nothing for 20 seconds, or are not there', async () => {
  const refused = await wantsBack();
  await refused.at(1).ask({ kind: 'agree', yes: false });
  await refused.rest();
  const silent = await wantsBack();
  silent.nowMs += 20_000;
  silent.at(0).ring();
  await silent.rest();
  const left = await wantsBack();
  await left.cut(1);
  const answers = [refused, silent, left].map((around) => around.at(0).table.circle?.became);
  expect(answers).toEqual(['no', 'no', 'away']);
  for (const around of [refused, silent, left]) {
    expect(around.at(0).table).toMatchObject({ logLength: 1, circle: { isWishing: false } });
    expect(around.at(1).table.circle?.question).toBeNull();
  }
});

test('a wish that finds no line is kept through a restart and written once when there is one', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await around.at(0).move(0, 0, 'call');
  await around.rest();
  await around.cut(1);
  expect(around.at(0).table.circle?.away).toEqual([1]);
  await around.at(1).move(1, 2);
  expect(around.at(1).table).toMatchObject({ floor: { kind: 'away', seats: [0] }, logLength: 1 });
  await around.restart(1);
  expect(around.at(1).table.circle).toMatchObject({ isWishing: true, isJoined: false });
  await around.connect(0, 1);
  for (const { table } of around.stages) {
    expect(table.logLength).toBe(2);
    expect(table.circle).toMatchObject({ isWishing: false, isJoined: true, away: [] });
  }
  expect(around.at(1).table.floor).toEqual({ kind: 'private', seat: 1 });
});

test('where the device that ordered is lost another takes its part, and what it had alone becomes a branch there', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await around.at(0).move(0, 0, 'call');
  await around.rest();
  await around.cut(1);
  await around.at(0).move(0, 1);
  await around.at(1).ask({ kind: 'takeOrder' });
  await around.at(1).move(1, 2);
  expect(around.at(1).table).toMatchObject({ logLength: 2, circle: { orders: true } });
  await around.connect(0, 1);
  expect(around.at(0).table).toMatchObject({ logLength: 2, circle: { orders: false, gone: 1, isJoined: true } });
  expect(around.at(1).table).toMatchObject({ logLength: 2, circle: { orders: true, gone: 0 } });
  await around.at(0).ask({ kind: 'shelf' });
  const kept = [...around.at(0).store.disk].filter(([key]) => key.startsWith('match:'));
  expect(kept).toHaveLength(2);
  await playOut(around, 4);
  expect(around.at(0).table.result).toEqual(around.at(1).table.result);
});

test('the order is handed over while all are there, and the game goes on', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await around.at(0).move(0, 0, 'call');
  await around.rest();
  await around.at(1).ask({ kind: 'takeOrder' });
  await around.rest();
  expect(around.stages.map(({ table }) => table.circle)).toMatchObject([
    { orders: false, isJoined: true, gone: 0 },
    { orders: true, isJoined: true, away: [] },
  ]);
  await playOut(around, 9);
  expect(around.at(0).table.result).toEqual(around.at(1).table.result);
});

test('a seat whose device is lost is played on another, behind the curtain there, and given out again', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await around.cut(1);
  await around.at(0).ask({ kind: 'claim', seats: [1] });
  expect(around.at(0).table).toMatchObject({ here: [0, 1], eyes: 'onlooker' });
  await around.at(0).move(0, 0, 'call');
  expect(around.at(0).table.floor).toEqual({ kind: 'curtain', to: 0 });
  await around.connect(0, 1);
  expect(around.at(1).table).toMatchObject({ here: [], eyes: 'onlooker', floor: { kind: 'away' } });
  await around.at(1).ask({ kind: 'claim', seats: [1] });
  await around.rest();
  expect(around.at(0).table.circle?.question).toEqual({ seats: [], wished: { claim: [1] } });
  await around.at(0).ask({ kind: 'agree', yes: true });
  await around.rest();
  expect(around.at(0).table.here).toEqual([0]);
  expect(around.at(1).table).toMatchObject({ here: [1], eyes: 1 });
});

test('a line that says what is no message of ours is cut, and the table stays as it was', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  const { logLength } = around.at(0).table;
  for (const text of [
    '',
    '{',
    '{"say":"wish"}',
    '[]',
    'null',
    '{"say":"log","from":0,"of":1,"entries":[{"seat":0,"move":9}]}',
  ]) {
    await around.say(1, text);
    expect(around.at(0).table).toMatchObject({ logLength, circle: { orders: true } });
    expect(around.at(0).faults).toEqual([]);
    await around.cut(1);
    await around.connect(0, 1);
  }
});

test('a day is not shared, nor a lesson, nor a match that is over', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await playOut(around, 5);
  const { match } = around.at(0).table;
  await around.at(0).ask({ kind: 'gather', match, here: [0] });
  expect(around.at(0).troubles).toEqual([{ what: 'badRequest' }]);
});

test('a deal code is told and a copy made when all agree, and not before', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  const { match } = around.at(0).table;
  await around.at(0).ask({ kind: 'dealCode', match });
  await around.rest();
  expect(around.at(0).answers('dealCode')).toEqual([]);
  expect(around.at(1).table.circle?.question).toEqual({ seats: [0], wished: { opens: 'code' } });
  await around.at(1).ask({ kind: 'agree', yes: true });
  await around.rest();
  expect(around.at(0).answer('dealCode')).toMatch(/\w/);
  await around.at(1).ask({ kind: 'export', match: around.at(1).table.match });
  await around.rest();
  await around.at(0).ask({ kind: 'agree', yes: false });
  await around.rest();
  expect(around.at(1).answers('export')).toEqual([]);
  expect(around.at(1).troubles).toEqual([{ what: 'notAgreed' }]);
});

test('hosts that die before and after any write lose nothing and double nothing', async () => {
  const around = new Around([[0], [1], [2]]);
  await around.begin();
  const rng = rngFor(6, 6);
  let deaths = 0;
  await around.playOut(rng, async () => {
    const device = rng.below(3);
    const { store } = around.at(device);
    const place = rng.pick(['before', 'after'] as const);
    // Its next write never comes back, and with it everything that would follow.
    store.pause = (at) => (at === place ? new Promise(() => {}) : Promise.resolve());
    await Promise.all([...around.stages.keys()].map((each) => around.tryToAct(each, rng)));
    await around.rest();
    store.pause = async () => {};
    deaths++;
    await around.restart(device);
    await around.rejoin();
  });
  expect(deaths).toBeGreaterThan(3);
  const [first] = around.stages;
  for (const { table, store, faults } of around.stages) {
    expect(table).toMatchObject({ logLength: first?.table.logLength, result: first?.table.result });
    expect([...store.disk.keys()].filter((key) => key.startsWith('match:'))).toHaveLength(1);
    expect(faults).toEqual([]);
  }
});
