import { expect, test } from 'vitest';
import { rngFor } from '../engine/rng.ts';
import { person, Stage } from '../host/rehearsal/stage.ts';
import { loadGame } from './games.ts';

/** More turns than any of these games has. */
const MOST_TURNS = 2000;

test.each([
  ['fairy-light', 2],
  ['fairy-concerto', 4],
  ['alfheim', 3],
] as const)(
  '%s of %i by messages, from the first move to the end, each on a device of their own',
  async (id, seats) => {
    const game = await loadGame(id);
    const devices = Array.from({ length: seats }, () => new Stage(undefined, {}, [game]));
    const [first] = devices as [Stage];
    await first.start(
      Array.from({ length: seats }, (_, seat) => person(`P${seat}`)),
      id,
    );
    const rng = rngFor(7, 0);
    const send = async (from: Stage, to: Stage, here: readonly number[]): Promise<void> => {
      await from.ask({ kind: 'handOn', match: from.table.match, ...(from === first && { here: [0] }) });
      await to.ask({ kind: 'import', text: `#/take/${from.answer('handOn')}` });
      const got = to.answer('import');
      const [one] = 'matches' in got ? got.matches : [];
      if (!one || !('match' in one)) throw new Error('it was not taken in');
      expect(['added', 'continued']).toContain(one.got);
      await to.ask({ kind: 'open', match: one.match });
      if (to.table.here.length === 0) await to.ask({ kind: 'sitHere', match: one.match, here });
      expect(to.table.here).toEqual(here);
    };
    await first.ask({ kind: 'handOn', match: first.table.match, here: [0] });
    let at = first;
    for (let turn = 0; at.table.floor.kind !== 'over'; turn++) {
      if (turn === MOST_TURNS) throw new Error('it never came to an end');
      const { floor, offers } = at.table;
      // Nobody ever looks with the eyes of another device's seat.
      expect([devices.indexOf(at), 'onlooker']).toContain(at.table.eyes);
      if (floor.kind === 'away') {
        const [next = 0] = floor.seats;
        const to = devices[next] as Stage;
        await send(at, to, [next]);
        at = to;
      } else if (floor.kind === 'open' || floor.kind === 'private') {
        await at.ask({ kind: 'move', seat: floor.seat, move: rng.pick(offers).move });
      } else throw new Error(`nobody can do anything: ${floor.kind}`);
    }
    const { result, logLength } = at.table;
    for (const [seat, device] of devices.entries()) {
      if (device !== at) await send(at, device, [seat]);
      expect(device.table).toMatchObject({ result, logLength });
      expect([...device.store.disk.keys()].filter((key) => key.startsWith('match:'))).toHaveLength(1);
    }
  },
);
