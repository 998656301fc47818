import { expect, test } from 'vitest';
import { canonical } from '../../../engine/equal.ts';
import type { Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
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
  verbsNow,
} from './moves.ts';
import { play } from './play.ts';
import { dealt } from './sample.ts';
import type { State } from './state.ts';

/** One move of every verb. */
const EVERY = [
  ...[ASIDE, GUEST, INTRODUCE, PLACE, DISCARD, TAKE, RECALL, CHOOSE, TARGET].map((of) => of[0] as Move),
  ...[ADVERTISE[1] as Move, DRAW[1] as Move, BURY[0]?.[1] as Move],
  ...[USE, DECLINE, REVEAL, REST, END, TOP, READY],
];

/** What the rules say against a move that they do not take; nothing if they take it. */
function refusal(state: State, seat: Seat, move: Move, rng: Rng): string {
  try {
    play(state, seat, move, rng);
    return '';
  } catch (fault) {
    return String(fault);
  }
}

test('a move of another step is refused by the rules themselves, and changes nothing', () => {
  const refused = new Set<string>();
  const strange: string[] = [];
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
      const verbs = verbsNow(state);
      strange.push(...offered.flatMap(({ do: verb }) => (verbs.includes(verb) ? [] : [`${verb} is offered`])));
      const before = canonical(state);
      for (const move of EVERY) {
        if (verbs.includes(move.do)) continue;
        if (!refusal(state, seat, move, rng).includes(move.do)) strange.push(`${move.do} is taken`);
        refused.add(`${ask.step} ${move.do}`);
      }
      if (canonical(state) !== before) strange.push(`${ask.step} is changed by what is refused`);
      play(state, seat, rng.pick(offered), rng);
    }
    expect(refusal(state, 0, READY, rng)).toContain('ready');
  }
  expect(strange).toEqual([]);
  expect([...refused]).toEqual(expect.arrayContaining(['place rest', 'turn place', 'ready rest', 'settle use']));
});
