import { expect, test } from 'vitest';
import { rngFor } from '../../engine/rng.ts';
import { game as sealed } from '../../engine/specimens/sealed.ts';
import { FORMAT } from '../../saves/format.ts';
import { replay } from '../../saves/replay.ts';
import { readMessage } from '../../saves/wire.ts';
import { mutate } from '../rehearsal/mutate.ts';
import { type Device, Room } from '../rehearsal/room.ts';

const MUTANTS = 3000;

/** What stands on the disk can be opened again. */
function holdSave({ table }: Device): void {
  const { record } = table.match;
  const seen = record.sitters.map(() => 0);
  const opened = replay(sealed, { format: FORMAT, ...record, seen, shown: 0, title: null, touchedAt: 0 });
  expect(opened).not.toHaveProperty('refused');
}

test('whatever is said on a line, the match stays one that the rules allow and that can be opened', () => {
  const rng = rngFor(4, 4);
  let understood = 0;
  let room = new Room(sealed, 3, 0, [[0], [1], [2]]);
  for (let mutant = 0; mutant < MUTANTS; mutant++) {
    // Of a whole match, so that there is everything to be said.
    if (mutant % 100 === 0) {
      room = new Room(sealed, 3, mutant, [[0], [1], [2]]);
      room.mend();
      room.settle();
      for (let turn = 0; turn < mutant / 100; turn++) {
        for (const device of room.devices) device.act();
        room.settle();
      }
    }
    const device = room.devices[mutant % 3];
    const link = device?.gathering.links[0]?.id;
    const said = room.said[rng.below(room.said.length)];
    if (!device || link === undefined || said === undefined) {
      room.mend();
      room.settle();
      continue;
    }
    const message = readMessage(mutate(said, rng));
    if (!message) continue;
    understood++;
    device.take({ kind: 'heard', link, message });
    room.settle();
    room.devices.forEach(holdSave);
  }
  expect(understood).toBeGreaterThan(MUTANTS / 10);
});

test('what no save may hold is not taken from the device that orders either, and ends the line', () => {
  const sitter = { kind: 'bot', level: 0, name: 'Bo', emblem: 'plum' } as const;
  const alien = { seat: 9, sitter };
  const risen = { seat: 0, sitter: { kind: 'person', name: 'Aya', emblem: 'fan' }, conceded: true } as const;
  for (const entry of [alien, risen]) {
    const room = new Room(sealed, 2, 1, [[0], [1]]);
    room.mend();
    room.settle();
    const [, follower] = room.devices;
    const link = follower?.gathering.links[0]?.id ?? 0;
    follower?.take({ kind: 'heard', link, message: { say: 'log', from: 0, of: 1, entries: [entry] } });
    expect(follower?.log).toEqual([]);
    expect(follower?.gathering.links).toEqual([]);
  }
});
