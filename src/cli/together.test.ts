import { expect, test } from 'vitest';
import { Room } from '../host/rehearsal/room.ts';
import { commonLength } from '../host/together/logs.ts';
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
