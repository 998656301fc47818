import { expect, test } from 'vitest';
import { asksAt } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { Around } from '../host/rehearsal/around.ts';
import { Room } from '../host/rehearsal/room.ts';
import { person, SEED } from '../host/rehearsal/stage.ts';
import { commonLength } from '../host/together/circle.ts';
import type { SavedMatch } from '../saves/format.ts';
import { readMessage } from '../saves/wire.ts';
import { loadGame } from './games.ts';

/** Who plays on which device: each of them, a couple at one, and the open table in the middle. */
const ROOMS = [
  ['fairy-light', 2, [[0], [1]]],
  ['fairy-light', 2, [[], [0], [1]]],
  ['fairy-concerto', 2, [[0], [1]]],
  ['fairy-concerto', 3, [[0, 2], [1]]],
  ['fairy-concerto', 4, [[0], [1], [2], [3]]],
  ['alfheim', 2, [[0], [1]]],
  ['alfheim', 4, [[0], [1], [2], [3]]],
  ['alfheim', 5, [[], [0, 1], [2], [3, 4]]],
  ['maihoshi', 2, [[0], [1]]],
  ['maihoshi', 3, [[0], [1], [2]]],
  ['maihoshi', 6, [[0], [1, 2, 3], [4], [5]]],
  ['my-little-scythe', 2, [[0], [1]]],
  ['my-little-scythe', 4, [[0], [1], [2], [3]]],
] as const;

test.each(ROOMS)(
  '%s of %i on devices %j comes to its end, alike in whatever order answers arrive',
  async (id, seats, seatsOf) => {
    const game = await loadGame(id);
    const [one, other] = [1, 2].map((order) => {
      const room = new Room(game, seats, 7, seatsOf, order);
      room.play();
      const [first] = room.devices;
      for (const device of room.devices) expect(device.log).toEqual(first?.log);
      return first?.table.match;
    });
    expect(one && game.record(one.state)).toEqual(other && game.record(other.state));
    expect(one?.happened.length).toBe(other?.happened.length);
    expect(one?.happened.length).toBeGreaterThan(10);
  },
);

test.each(['fairy-light', 'fairy-concerto', 'alfheim', 'maihoshi', 'my-little-scythe'])(
  '%s loses nothing and doubles nothing where devices die at a hundred moments, and lines break',
  async (id) => {
    const game = await loadGame(id);
    const seats = Math.min(game.facts.seats.most, 3);
    let killed = 0;
    for (let deal = 0; killed < 100; deal++) {
      const room = new Room(
        game,
        seats,
        deal,
        Array.from({ length: seats }, (_, seat) => [seat]),
      );
      room.play({ cuts: 60, kills: 20 });
      const [first] = room.devices;
      for (const device of room.devices) {
        expect(device.log).toEqual(first?.log);
        expect(device.gone).toEqual([]);
        const isKept = device.ever.every((had) => commonLength(device.log, had) === had.length);
        expect(isKept).toBe(true);
      }
      killed += room.killed;
    }
  },
);

/** All orders in which these can come. */
const ordersOf = (all: readonly number[]): number[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((first) => ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]));

test.each([
  ['fairy-concerto', 4, 24],
  ['maihoshi', 3, 2],
  ['my-little-scythe', 3, 2],
] as const)(
  'what several are asked at once in %s of %i leads to the same match in each of %i orders or more',
  async (id, seats, least) => {
    const game = await loadGame(id);
    const devices = Array.from({ length: seats }, (_, seat) => [seat]);
    const atOnce = (): { readonly room: Room; readonly asked: readonly number[] } => {
      const room = new Room(game, seats, 7, devices);
      room.mend();
      room.settle();
      for (let turn = 0; turn < 2000; turn++) {
        const [first] = room.devices;
        const asked = first ? asksAt(first.table.match).map(({ seat }) => seat) : [];
        if (asked.length > 1) return { room, asked };
        for (const device of room.devices) device.act();
        room.settle();
      }
      throw new Error('nobody is asked together with another');
    };
    const { room: begun, asked } = atOnce();
    const before = begun.devices[0]?.log.length ?? 0;
    const orders = ordersOf(asked);
    expect(orders.length).toBeGreaterThanOrEqual(least);
    const ends = orders.map((order) => {
      const { room } = atOnce();
      const centre = room.centre();
      // Each has answered before it hears of another.
      for (const seat of order) if (seat !== centre) room.devices[seat]?.act();
      for (const seat of order) {
        if (seat === centre) room.devices[seat]?.act();
        else room.deliverFrom(seat);
      }
      room.settle();
      const [first] = room.devices;
      for (const device of room.devices) expect(device.log).toEqual(first?.log);
      return first?.table.match;
    });
    for (const end of ends) {
      expect(end?.state).toEqual(ends[0]?.state);
      expect(end?.record.log.length).toBeGreaterThanOrEqual(before + asked.length);
    }
  },
);

/** All that was said between the devices: entries of the log and what those stand in, and no seed. */
function holdSaid(around: Around): void {
  const log = (around.at(0).store.disk.get(`match:${around.at(0).table.match}`) as SavedMatch).log;
  for (const text of around.said) {
    expect(text).not.toContain(`${SEED}`);
    const message = readMessage(text);
    if (message?.say === 'log')
      expect(message.entries).toEqual(log.slice(message.from, message.from + message.entries.length));
    if (message?.say === 'wish' && 'entry' in message.wish) expect(log).toContainEqual(message.wish.entry);
    expect(message).not.toBeNull();
  }
}

/** A page with one person sees with their eyes, one with several never with another's than theirs. */
function holdEyes(around: Around, seatsOf: readonly (readonly number[])[]): void {
  for (const [device, { tables, faults, troubles }] of around.stages.entries()) {
    const here = seatsOf[device] ?? [];
    for (const { circle, eyes, floor, here: seated } of tables) {
      if (!circle) continue;
      if (seated.length === 1) expect(eyes).toBe(seated[0]);
      if (here.length < 2) expect(['curtain', 'reveal', 'forced']).not.toContain(floor.kind);
      expect(['onlooker', ...here]).toContain(eyes);
    }
    expect(faults).toEqual([]);
    expect(troubles).toEqual([]);
  }
}

test.each([
  ['fairy-light', [[0], [1]]],
  ['fairy-concerto', [[0], [1], [2], [3]]],
  ['alfheim', [[], [0], [1, 2]]],
  ['maihoshi', [[0], [1], [2], [3]]],
  ['my-little-scythe', [[0], [1], [2]]],
] as const)(
  '%s between hosts on devices %j: own eyes only, entries only, no curtain where one plays',
  async (id, seatsOf) => {
    const around = new Around(seatsOf, [await loadGame(id)]);
    await around.begin(
      id,
      seatsOf.flat().map((seat) => person(`P${seat}`)),
    );
    await around.playOut(rngFor(3, 0));
    holdEyes(around, seatsOf);
    holdSaid(around);
    const [first] = around.stages;
    for (const { table } of around.stages)
      expect(table).toMatchObject({ logLength: first?.table.logLength, result: first?.table.result });
  },
);

test('a device that was away for two hundred moves has them all when it comes back', async () => {
  const around = new Around([[0], [1], [2]], [await loadGame('my-little-scythe')]);
  await around.begin('my-little-scythe');
  await around.cut(2);
  await around.at(0).ask({ kind: 'claim', seats: [2] });
  const rng = rngFor(8, 0);
  while (around.at(0).table.logLength < 200) {
    await Promise.all([around.act(0, rng), around.act(1, rng)]);
    await around.rest();
  }
  expect(around.at(2).table.logLength).toBe(0);
  await around.connect(0, 2);
  expect(around.at(2).table).toMatchObject({ logLength: around.at(0).table.logLength, here: [], eyes: 'onlooker' });
});

test('nobody who is asked for nothing but a Go on stops the others for more than ten seconds', async () => {
  const room = new Room(await loadGame('maihoshi'), 3, 2, [[0], [1], [2]]);
  room.mend();
  room.settle();
  const [first] = room.devices;
  for (let turn = 0; first?.gathering.rests === null; turn++) {
    if (turn === 1000) throw new Error('it never came to that');
    for (const device of room.devices) if (first.gathering.rests === null && device.act()) room.settle();
  }
  const before = first?.log.length ?? 0;
  room.nowMs = 9_999;
  first?.take({ kind: 'tick' });
  expect(first?.log).toHaveLength(before);
  room.nowMs = 10_000;
  first?.take({ kind: 'tick' });
  room.settle();
  expect(first?.log.length).toBeGreaterThan(before);
  for (const device of room.devices) expect(device.log).toEqual(first?.log);
});
