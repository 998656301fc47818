import { expect, test } from 'vitest';
import { choose } from '../../../bots/level.ts';
import { rngFor } from '../../../engine/rng.ts';
import { game } from '../rules/index.ts';
import { knowledge, levels } from './index.ts';

const DEALS = 6;
const PLACEMENTS = 8;

test.each(levels.slice(0, -1))('$iterations iterations: no heart is given away in the first placements', (level) => {
  for (let seed = 0; seed < DEALS; seed++) {
    const state = game.deal({ seats: 2, options: { variant: 'free' }, first: 'chance' }, rngFor(seed, 0));
    for (let made = 0, placed = 0; placed < PLACEMENTS; made++) {
      const [ask] = game.asks(state);
      const seat = ask?.seat ?? 0;
      const moves = game.moves(state, seat);
      const question = { game, knowledge, view: game.view(state, seat), seat, seats: 2 };
      const move = choose(question, level, rngFor(seed, made + 1));
      const gains = (each: typeof move): number => {
        const { points: before } = game.result(state);
        const next = game.copy(state);
        game.play(next, seat, each, rngFor(0, 0));
        const { points: after } = game.result(next);
        const other = (after[1 - seat] ?? 0) - (before[1 - seat] ?? 0);
        return other > 0 ? (after[seat] ?? 0) - (before[seat] ?? 0) - other : 0;
      };
      if (ask?.step === 'place') {
        placed++;
        if (moves.some((each) => gains(each) >= 0)) expect(gains(move)).toBeGreaterThanOrEqual(0);
      }
      game.play(state, seat, move, rngFor(seed, made + 1));
    }
  }
});
