import { canonical } from '../canonical.ts';
import { claim } from '../claim.ts';
import { type Property, walk } from './trial.ts';

/** Every move met in a game has an integer of its own, small enough for the search's typed arrays. */
export const moveIds: Property = {
  name: 'moveIds',
  check(trial) {
    const { game } = trial.subject;
    const owners = new Map<number, string>();
    walk(trial, 'moveIds', ({ state, asks }) => {
      for (const { seat } of asks) {
        for (const move of game.moves(state, seat)) {
          const id = game.moveId(move);
          const text = canonical(move);
          claim(Number.isInteger(id) && id >= 0 && id <= LARGEST_ID, () => `moveId of ${text} is ${id}`);
          const owner = owners.get(id);
          claim(owner === undefined || owner === text, () => `moveId ${id} is of ${owner} and of ${text}`);
          owners.set(id, text);
        }
      }
    });
  },
};

/** The search keeps it with the seat, which takes three bits more, in 32-bit integers. */
const LARGEST_ID = 2 ** 28 - 1;
