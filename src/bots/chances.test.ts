import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyMove } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { plainOptions, seatCounts } from '../engine/setup.ts';
import { RULES } from '../games/rules.ts';
import { chancesOf } from './chances.ts';
import { finish } from './level.ts';
import { random } from './measuring.ts';

const FEW = { searches: 2, iterations: 20 };
const total = (chances: readonly number[]): number => chances.reduce((sum, each) => sum + each, 0);

describe.each(Object.entries(RULES))('%s', (_id, shelved) => {
  const load = async () => {
    const [{ game }, { knowledge, outlook }] = await Promise.all([shelved.rules(), shelved.bots()]);
    return { game, knowledge, outlook: { ...outlook, ...FEW } };
  };
  const dealt = (game: AnyGame, seats: number) =>
    game.deal({ seats, options: plainOptions(game.facts, seats), first: 'chance' }, rngFor(3, 0));

  test('at every number of seats the chances are one a side, together 1, and the same when asked again', async () => {
    const loaded = await load();
    for (const seats of seatCounts(loaded.game.facts)) {
      const state = dealt(loaded.game, seats);
      const before = JSON.stringify(state);
      const chances = finish(chancesOf({ ...loaded, state, seats }, 5));
      expect(chances).toHaveLength(loaded.game.result(state).points.length);
      expect(total(chances)).toBeCloseTo(1);
      expect(finish(chancesOf({ ...loaded, state, seats }, 5))).toEqual(chances);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('after a move they are told as well, and at the end they are what came', async () => {
    const loaded = await load();
    const { game, knowledge } = loaded;
    const seats = game.facts.seats.fewest;
    const state = dealt(game, seats);
    const seat = game.asks(state)[0]?.seat ?? 0;
    const move = game.moves(state, seat)[0] as AnyMove;
    expect(total(finish(chancesOf({ ...loaded, state, seats, after: { seat, move } }, 5)))).toBeCloseTo(1);
    const rng = rngFor(9, 1);
    for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
      const asked = asks[0].seat;
      const question = { game, knowledge, view: game.view(state, asked), seat: asked, seats };
      game.play(state, asked, random(question, rng), rng);
    }
    const { winners } = game.result(state);
    const chances = finish(chancesOf({ ...loaded, state, seats }, 5));
    expect(total(chances)).toBeCloseTo(1);
    for (const side of winners) expect(chances[side]).toBeCloseTo(1 / winners.length);
  });
});
