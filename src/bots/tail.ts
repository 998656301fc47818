import type { AnyGame, AnyMove, AnyState, Ask, Seat } from '../engine/game.ts';
import { Rng } from '../engine/rng.ts';

/** A computation that pauses between small steps, so that its caller may let others have the processor. */
export type Steps<Answer> = Generator<undefined, Answer, undefined>;

export function finish<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A move of the root with the lead it is worth at the end if both play their best. */
export interface Solved {
  readonly move: AnyMove;
  readonly lead: number;
}

/**
 * Exact worth of every move in a two-sided position without secrets or chance. The window lets a branch be left once it
 * cannot beat the best; at the root it stays open, so that every move's own lead is exact.
 */
export function solve(game: AnyGame, state: AnyState, seat: Seat): Solved[] {
  return game.moves(state, seat).map((move) => {
    const next = game.copy(state);
    game.play(next, seat, move, NO_CHANCE);
    return { move, lead: lead(game, next, seat, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) };
  });
}

/** The best move alone, with the window narrowed from move to move: each is a step. */
export function* solveBest(game: AnyGame, state: AnyState, seat: Seat): Steps<AnyMove | null> {
  let best: AnyMove | null = null;
  let floor = Number.NEGATIVE_INFINITY;
  for (const move of game.moves(state, seat)) {
    const next = game.copy(state);
    game.play(next, seat, move, NO_CHANCE);
    const worth = lead(game, next, seat, floor, Number.POSITIVE_INFINITY);
    if (best === null || worth > floor) {
      best = move;
      floor = worth;
    }
    yield;
  }
  return best;
}

/** The lead of `seat` at the end: exact within the window, beyond it only known to be beyond. */
function lead(game: AnyGame, state: AnyState, seat: Seat, low: number, high: number): number {
  const [ask] = game.asks(state);
  if (!ask) return leadAtEnd(game, state, seat);
  return ask.seat === seat ? highest(game, state, ask, seat, low, high) : lowest(game, state, ask, seat, low, high);
}

function highest(game: AnyGame, state: AnyState, ask: Ask, seat: Seat, low: number, high: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const move of game.moves(state, ask.seat)) {
    const next = game.copy(state);
    game.play(next, ask.seat, move, NO_CHANCE);
    best = Math.max(best, lead(game, next, seat, Math.max(low, best), high));
    if (best >= high) break;
  }
  return best;
}

function lowest(game: AnyGame, state: AnyState, ask: Ask, seat: Seat, low: number, high: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const move of game.moves(state, ask.seat)) {
    const next = game.copy(state);
    game.play(next, ask.seat, move, NO_CHANCE);
    best = Math.min(best, lead(game, next, seat, low, Math.min(high, best)));
    if (best <= low) break;
  }
  return best;
}

function leadAtEnd(game: AnyGame, state: AnyState, seat: Seat): number {
  const { points } = game.result(state);
  return (points[seat] ?? 0) - (points[1 - seat] ?? 0);
}

/** An open tail rolls nothing; `play` wants a source of chance all the same. */
const NO_CHANCE = new Rng(0, 0, 0);
