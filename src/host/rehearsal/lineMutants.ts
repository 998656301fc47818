import { rngFor } from '../../engine/rng.ts';
import { game as sealed } from '../../engine/specimens/sealed.ts';
import { FORMAT } from '../../saves/format.ts';
import { replay } from '../../saves/replay.ts';
import { readMessage } from '../../saves/wire.ts';
import { mutate } from './mutate.ts';
import { type Device, Room } from './room.ts';

/** Mutants are said of so many moments of each match. */
const ROUND = 100;

/** What stands on the disk can be opened again. */
function isOpened({ table }: Device): boolean {
  const { record } = table.match;
  const seen = record.sitters.map(() => 0);
  const opened = replay(sealed, { format: FORMAT, ...record, seen, shown: 0, title: null, touchedAt: 0 });
  return !('refused' in opened);
}

/**
 * Says so many changed messages on the lines of devices that play, one after another. Returns how many of them could be read,
 * and how many left a match that cannot be opened again.
 */
export function sayMutants(mutants: number, seed: number): { readonly understood: number; readonly broken: number } {
  const rng = rngFor(seed, 4);
  let understood = 0;
  let broken = 0;
  let room = new Room(sealed, 3, 0, [[0], [1], [2]]);
  for (let mutant = 0; mutant < mutants; mutant++) {
    // Of a whole match, so that there is everything to be said.
    if (mutant % ROUND === 0) {
      room = new Room(sealed, 3, mutant, [[0], [1], [2]]);
      room.mend();
      room.settle();
      for (let turn = 0; turn < (mutant / ROUND) % 30; turn++) {
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
    if (!room.devices.every(isOpened)) broken++;
  }
  return { understood, broken };
}
