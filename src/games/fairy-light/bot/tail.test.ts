import { expect, test } from 'vitest';
import { choose, finish, type Level, solve, solveBest } from '../../../bots/level.ts';
import { canonical } from '../../../engine/equal.ts';
import type { AnyMove, AnyState } from '../../../engine/game.ts';
import { rngFor } from '../../../engine/rng.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { knowledge, levels } from './index.ts';

const POSITIONS = 200;
const PLACEMENTS = 24;
const strongest = levels.at(-1) as Level;

/** A position of a random game with so many cards left to place. */
function position(seed: number, left: number): { state: AnyState; seat: number } {
  const rng = rngFor(seed, 1);
  const state = game.deal({ seats: 2, options: { variant: 'standard' }, first: 'chance' }, rng);
  for (;;) {
    const seat = game.asks(state)[0]?.seat ?? 0;
    const { step, grid } = state as unknown as State;
    const laid = grid.filter((kind) => kind >= 0).length - 1;
    if (step === 'place' && laid === PLACEMENTS - left) return { state, seat };
    game.play(state, seat, rng.pick(game.moves(state, seat)), rng);
  }
}

/** Every line to the end, without leaving any out. */
function worth(state: AnyState, seat: number, move: AnyMove): number {
  const next = game.copy(state);
  const [mover] = game.asks(state);
  game.play(next, mover?.seat ?? 0, move, rngFor(0, 0));
  const [ask] = game.asks(next);
  const { points } = game.result(next);
  if (!ask) return (points[seat] ?? 0) - (points[1 - seat] ?? 0);
  const worths = game.moves(next, ask.seat).map((each) => worth(next, seat, each));
  return ask.seat === seat ? Math.max(...worths) : Math.min(...worths);
}

test('the exact search finds what looking at every line finds', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state, seat } = position(seed, 5);
    for (const { move, lead } of solve(game, state, seat)) expect(lead).toBe(worth(state, seat, move));
  }
});

test(`the strongest bot plays the last six placements perfectly in all of ${POSITIONS} positions`, () => {
  let mattered = 0;
  for (let seed = 0; seed < POSITIONS; seed++) {
    const { state, seat } = position(seed, 6);
    const solved = solve(game, state, seat);
    const best = Math.max(...solved.map(({ lead }) => lead));
    if (solved.some(({ lead }) => lead < best)) mattered++;
    const question = { game, knowledge, view: game.view(state, seat), seat, seats: 2 };
    const chosen = canonical(choose(question, strongest, rngFor(seed, 2)));
    expect(solved.find(({ move }) => canonical(move) === chosen)?.lead).toBe(best);
  }
  expect(mattered).toBeGreaterThan(POSITIONS / 2);
});

test('and the last eight, which are known by subtraction', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state, seat } = position(seed, 8);
    const view = game.view(state, seat);
    const chosen = choose({ game, knowledge, view, seat, seats: 2 }, strongest, rngFor(seed, 2));
    expect(chosen).toEqual(finish(solveBest(game, state, seat)));
  }
});
