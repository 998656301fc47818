import { expect, test } from 'vitest';
import { rngFor } from '../../engine/rng.ts';
import { Around } from '../rehearsal/around.ts';
import { bot, person } from '../rehearsal/stage.ts';

const playOut = (around: Around, deal: number): Promise<void> => around.playOut(rngFor(deal, 3));

const COUNTED = { order: [1, 0], first: 'next', series: true } as const;

test('the same people play again, each on their device, and the series goes on', async () => {
  for (const asking of [0, 1]) {
    const around = new Around([[0], [1]]);
    await around.begin();
    await playOut(around, 1);
    const { match } = around.at(asking).table;
    await around.at(asking).ask({ kind: 'rematch', match, ...COUNTED });
    await around.rest();
    for (const [device, { table, faults, troubles }] of around.stages.entries()) {
      expect(table.match).not.toBe(match);
      expect(table).toMatchObject({ logLength: 0, series: { played: 1 }, circle: { isJoined: true, away: [] } });
      expect(table.sitters.map(({ name }) => name)).toEqual(['P1', 'P0']);
      expect(table.here).toEqual([1 - device]);
      expect([...faults, ...troubles]).toEqual([]);
    }
    expect(around.at(asking).answer('rematch')).toBe(around.at(asking).table.match);
    // The page of the other goes along, and that of the one that asked is answered.
    const started = around.at(1 - asking).heard.findLast(({ kind }) => kind === 'started');
    expect(started).toMatchObject({ unasked: true });
    await playOut(around, 2);
    expect(around.at(0).table.result).toEqual(around.at(1).table.result);
    expect(around.at(0).table.result).not.toBeNull();
  }
});

test('a device that is away misses the next match, and comes to it when it joins again', async () => {
  const around = new Around([[0], [1], [2]]);
  await around.begin();
  await playOut(around, 1);
  await around.cut(2);
  const { match } = around.at(0).table;
  await around.at(0).ask({ kind: 'rematch', match, ...COUNTED, order: [0, 1, 2] });
  await around.rest();
  expect(around.at(1).table).toMatchObject({ logLength: 0, circle: { away: [2] } });
  expect(around.at(2).table.match).toBe(around.at(2).tables[0]?.match);
  await around.join(2);
  expect(around.at(2).table).toMatchObject({ here: [2], logLength: 0 });
  expect(around.at(0).table.circle?.away).toEqual([]);
});

test('a game is ended early when all devices agree, and given up by each for its own people', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await around.at(1).ask({ kind: 'endNow' });
  await around.rest();
  expect(around.at(0).table).toMatchObject({
    result: null,
    circle: { question: { wished: { entry: { counted: true } } } },
  });
  await around.at(0).ask({ kind: 'agree', yes: true });
  await around.rest();
  for (const { table } of around.stages) expect(table.early).toEqual({ how: 'counted' });
  const other = new Around([[0], [1]]);
  await other.begin();
  await other.at(1).ask({ kind: 'concede', seat: 0, bot: bot('Bo') });
  await other.rest();
  expect(other.at(0).table.early).toBeNull();
  await other.at(1).ask({ kind: 'concede', seat: 1, bot: bot('Bo') });
  await other.rest();
  for (const { table } of other.stages) expect(table.early).toEqual({ how: 'conceded', seat: 1 });
});

test('a line that says nothing any more is lost, and one that only beats is not', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  const beat = async (devices: readonly number[]): Promise<void> => {
    for (const device of devices) around.at(device).ring();
    await around.rest();
  };
  for (let times = 0; times < 6; times++) await beat([0, 1]);
  expect(around.at(0).table.circle?.away).toEqual([]);
  for (let times = 0; times < 6; times++) await beat([0]);
  expect(around.at(0).table.circle?.away).toEqual([1]);
  // A phone that was put aside comes back to its line.
  await around.at(0).move(0, 0, 'call');
  await beat([1]);
  await beat([1]);
  for (const { table } of around.stages)
    expect(table).toMatchObject({ logLength: 1, circle: { away: [], isJoined: true } });
});

test('a flood ends the line, and the table stands as it was', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  const { logLength } = around.at(0).table;
  for (let times = 0; times < 20; times++) {
    const wish = { id: times + 10, opens: 'code' };
    for (let each = 0; each < 1000; each++) around.post(1, JSON.stringify({ say: 'wish', wish }));
    await around.rest();
  }
  expect(around.at(0).table).toMatchObject({ logLength, circle: { away: [1], orders: true } });
  expect(around.at(0).faults).toEqual([]);
});

test('nobody plays on a device before they are let in, and another seat is asked for where it is played', async () => {
  const around = new Around([[0], [1], []]);
  await around.begin();
  expect(around.at(2).table.here).toEqual([]);
  await around.at(2).ask({ kind: 'claim', seats: [1] });
  await around.rest();
  expect(around.at(0).table.circle?.question).toBeNull();
  expect(around.at(1).table.circle?.question).toEqual({ seats: [], wished: { claim: [1] } });
  await around.at(1).ask({ kind: 'agree', yes: false });
  await around.rest();
  expect(around.at(2).table).toMatchObject({ here: [], circle: { became: 'no' } });
  expect(around.at(1).table.here).toEqual([1]);
});

test('a match of another table, or a device of another time, is told why and not let in', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  const { match } = around.at(0).table;
  const [own, theirs] = around.line(1);
  await around.at(0).ask({ kind: 'wire', match, port: own });
  const heard: unknown[] = [];
  theirs.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  theirs.postMessage(JSON.stringify({ say: 'want', protocol: 99 }));
  await around.rest();
  expect(heard).toContainEqual({ say: 'unfit', why: 'protocol' });
  expect(around.at(0).table.circle?.unfit).toBe('protocol');
  const other = new Around([[0], [1]]);
  await other.begin();
  const stranger = other.at(0).table.match;
  const [here, there] = around.line(1);
  await around.at(0).ask({ kind: 'wire', match, port: here });
  await other.at(0).ask({ kind: 'wire', match: stranger, port: there });
  await around.rest();
  expect(around.at(0).table).toMatchObject({ logLength: 0, circle: { orders: true } });
});

test('a device that has no match to give is said to be gone', async () => {
  const around = new Around([[0], [1]]);
  const [own, theirs] = around.line(1);
  await around.at(1).ask({ kind: 'enter', port: theirs });
  own.postMessage(null);
  await around.rest();
  expect(around.at(1).troubles).toEqual([{ what: 'cannotJoin', why: 'gone' }]);
});

test('whoever reads the rules meanwhile stays at the table, and is told all of it on coming back', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  const { match } = around.at(1).table;
  await around.at(1).ask({ kind: 'leave' });
  const told = around.at(1).tables.length;
  await around.at(0).move(0, 0, 'call');
  await around.rest();
  expect(around.at(0).table.circle?.away).toEqual([]);
  expect(around.at(1).tables).toHaveLength(told);
  await around.at(1).ask({ kind: 'open', match });
  expect(around.at(1).table.frames.at(-1)?.events.length).toBeGreaterThan(0);
  // Another game on the table of a device ends its lines.
  await around.at(1).start([person('Aya'), person('Ben')]);
  await around.rest();
  expect(around.at(0).table.circle?.away).toEqual([1]);
});

test('what became of it counts for the people of each device', async () => {
  const around = new Around([[0], [1]]);
  await around.begin();
  await playOut(around, 1);
  for (const [seat, stage] of around.stages.entries()) {
    await stage.ask({ kind: 'outcomes' });
    expect(stage.answer('outcomes')).toMatchObject([{ here: [seat] }]);
  }
});
