import { expect, test } from 'vitest';
import { game as sealed } from '../../engine/specimens/sealed.ts';
import { Room } from '../rehearsal/room.ts';
import { commonLength } from './circle.ts';

/** All have the same log, nothing is wished for any more, and nothing is gone. */
function hold({ devices: [first, ...others] }: Room): void {
  for (const device of [first, ...others]) {
    expect(device?.log).toEqual(first?.log);
    expect(device?.table.shared.circle.wishes).toEqual([]);
    expect(device?.gone).toEqual([]);
  }
}

const eachOwn = (seats: number): number[][] => Array.from({ length: seats }, (_, seat) => [seat]);

test.each([2, 3, 4])('a specimen of sealed choices of %i comes to its end, each on a device of their own', (seats) => {
  for (let deal = 0; deal < 15; deal++) {
    const room = new Room(sealed, seats, deal, eachOwn(seats));
    room.play();
    hold(room);
  }
});

test('wires that break at any time lose nothing and double nothing', () => {
  for (let deal = 0; deal < 30; deal++) {
    const room = new Room(sealed, 4, deal, [[0], [1], [2], [3]]);
    room.play({ cuts: 10 });
    hold(room);
  }
});

test('devices that die before and after any write lose nothing and double nothing', () => {
  let killed = 0;
  for (let deal = 0; deal < 30; deal++) {
    const room = new Room(sealed, 4, deal, [[0, 3], [1], [2]]);
    room.play({ cuts: 30, kills: 40 });
    hold(room);
    killed += room.killed;
  }
  expect(killed).toBeGreaterThan(50);
});

test('an open table with nobody at it follows and shows no secret', () => {
  const room = new Room(sealed, 3, 5, [[], [0, 1], [2]]);
  room.play();
  hold(room);
});

test('where two have ordered, one log goes on, and what the other had is a branch on the device that had it', () => {
  let gone = 0;
  for (let deal = 0; deal < 30; deal++) {
    const room = new Room(sealed, 4, deal, eachOwn(4));
    room.play({ cuts: 20, kills: 60, takes: 60 });
    const [first] = room.devices;
    expect(room.devices.filter(({ table }) => table.shared.circle.orders)).toHaveLength(1);
    for (const device of room.devices) {
      expect(device.log).toEqual(first?.log);
      expect(device.table.shared.circle.wishes).toEqual([]);
      for (const had of device.ever) {
        const kept = [device.log, ...device.gone].some((log) => commonLength(log, had) === had.length);
        expect(kept, 'nothing that was on a disk is nowhere').toBe(true);
      }
      gone += device.gone.length;
    }
  }
  expect(gone).toBeGreaterThan(10);
});

test('choices that are made at the same time lead to the same match in whatever order they arrive', () => {
  for (let deal = 0; deal < 10; deal++) {
    const ends = [0, 1, 2, 3].map((order) => {
      const room = new Room(sealed, 4, deal, eachOwn(4), order);
      room.play();
      return room.devices[0]?.table.match.state;
    });
    for (const end of ends) expect(end).toEqual(ends[0]);
  }
});
