import { expect, test } from 'vitest';
import { rngFor } from '../engine/rng.ts';
import { plainOptions } from '../engine/setup.ts';
import { RULES } from '../games/rules.ts';
import { choose, finish, type Level, ponder } from './level.ts';

const LEVEL: Level = { iterations: 30, noise: 0.2 };

test.each(Object.entries(RULES))(
  '%s: a thought is a step an iteration, and chooses what it would in one go',
  async (_id, shelved) => {
    const [{ game }, { knowledge }] = await Promise.all([shelved.rules(), shelved.bots()]);
    const seats = game.facts.seats.fewest;
    for (let seed = 0; seed < 5; seed++) {
      const state = game.deal({ seats, options: plainOptions(game.facts, seats), first: 0 }, rngFor(seed, 0));
      const seat = game.asks(state)[0]?.seat ?? 0;
      const question = { game, knowledge, view: game.view(state, seat), seat, seats };
      const thought = ponder(question, LEVEL, rngFor(seed, 1));
      for (let step = 0; step < LEVEL.iterations; step++) expect(thought.next().done).toBe(false);
      expect(finish(thought)).toEqual(choose(question, LEVEL, rngFor(seed, 1)));
    }
  },
);
