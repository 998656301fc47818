import { expect, test } from 'vitest';
import { rngFor } from '../engine/rng.ts';
import { plainOptions, seatCounts, seatThatBegan } from '../engine/setup.ts';
import { RULES } from '../games/rules.ts';
import { loadGame } from './games.ts';

const DEALS = 12;

test.each(Object.keys(RULES))(
  'who begins by chance in %s is known: it is as if that seat had been picked',
  async (id) => {
    const game = await loadGame(id);
    for (const seats of seatCounts(game.facts)) {
      for (let seed = 0; seed < DEALS; seed++) {
        const setup = { seats, options: plainOptions(game.facts, seats) };
        const began = seatThatBegan(game.facts, { setup, seed });
        if (began === null) continue;
        const picked = game.deal({ ...setup, first: began }, rngFor(seed, 0));
        expect(picked).toEqual(game.deal({ ...setup, first: 'chance' }, rngFor(seed, 0)));
      }
    }
  },
);
