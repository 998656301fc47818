import { expect, test } from 'vitest';
import { game as sealed } from '../../engine/specimens/sealed.ts';
import { sayMutants } from '../rehearsal/mutate.ts';
import { Room } from '../rehearsal/room.ts';

const MUTANTS = 3000;

test('whatever is said on a line, the match stays one that the rules allow and that can be opened', () => {
  const { understood, broken } = sayMutants(MUTANTS, 4);
  expect(broken).toBe(0);
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
