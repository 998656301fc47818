import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { copy } from './deal.ts';
import { asks, moves } from './legal.ts';
import {
  ADVERTISE,
  ASIDE,
  BURY,
  CHOOSE,
  DECLINE,
  DISCARD,
  DRAW,
  END,
  GUEST,
  INTRODUCE,
  type Move,
  PLACE,
  READY,
  RECALL,
  REST,
  REVEAL,
  TAKE,
  TARGET,
  TOP,
  USE,
} from './moves.ts';
import { play } from './play.ts';
import { dealt } from './sample.ts';
import { verbsNow } from './verbs.ts';

/** One move of every verb. */
const EVERY = [
  ...[ASIDE, GUEST, INTRODUCE, PLACE, DISCARD, TAKE, RECALL, CHOOSE, TARGET].map((of) => of[0] as Move),
  ...[ADVERTISE[1] as Move, DRAW[1] as Move, BURY[0]?.[1] as Move],
  ...[USE, DECLINE, REVEAL, REST, END, TOP, READY],
];

test('a move of another step is refused by the rules themselves, and changes nothing', () => {
  const refused = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const state = dealt({
      seats: 2 + (seed % 5),
      seed,
      geisha: ['dealt', 'chosen', 'management'][seed % 3] ?? 'dealt',
    });
    const rng = new Rng(seed, 6, 6);
    for (let [ask] = asks(state); ask; [ask] = asks(state)) {
      const { seat } = ask;
      const offered = moves(state, seat);
      for (const { do: verb } of offered) expect(verbsNow(state)).toContain(verb);
      const before = copy(state);
      for (const move of EVERY) {
        if (verbsNow(state).includes(move.do)) continue;
        expect(() => play(state, seat, move, rng)).toThrow(move.do);
        refused.add(`${ask.step} ${move.do}`);
      }
      expect(state).toEqual(before);
      play(state, seat, rng.pick(offered), rng);
    }
    expect(() => play(state, 0, READY, rng)).toThrow('ready');
  }
  expect([...refused]).toEqual(expect.arrayContaining(['place rest', 'turn place', 'ready rest', 'settle use']));
});
