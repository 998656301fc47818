import type { AnyGame, AnyKnowledge, AnyMove, AnyState, Result, Seat } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import type { Steps } from './level.ts';
import { Search } from './search.ts';

/** How the chances of a game are told, so that of positions said to be won in 60 % so many are: `bot/worth.md` has the table. */
export interface Outlook {
  /** Searches from the truth, each with a tree of its own: what one of them is too sure of the others level out. */
  readonly searches: number;
  /** Games that each search plays to their end. */
  readonly iterations: number;
  /** Those that only taught the tree, and are not counted; 0 … 1. */
  readonly unheeded: number;
  /** Each share is raised to the power of `eighths / 8`. 8 leaves it as it is; less brings it closer to even. */
  readonly eighths: number;
}

export interface Stand {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly outlook: Outlook;
  readonly state: AnyState;
  readonly seats: number;
  /** Looked at from after this move, whatever chance may make of it. */
  readonly after?: { readonly seat: Seat; readonly move: AnyMove };
}

/**
 * Of winning from the truth as it stands, one a side and together 1: a shared victory is shared, and where nobody wins all
 * have the same. Good players with open eyes play it to the end again and again: a game is a step. The same at any time
 * and anywhere.
 */
export function* chancesOf(stand: Stand, seed: number): Steps<readonly number[]> {
  const { game, knowledge, outlook, state, seats, after } = stand;
  const [ask] = game.asks(state);
  if (!ask) return shares(game.result(state));
  const won = shares(game.result(state)).map(() => 0);
  let isHeeded = false;
  const open: AnyGame = {
    ...game,
    guess: (_view, _seat, rng) => {
      const truth = game.copy(state);
      if (after) game.play(truth, after.seat, after.move, rng);
      return truth;
    },
    // Asked once, at the end of every game.
    result: (end) => {
      const result = game.result(end);
      if (isHeeded) for (const [side, share] of shares(result).entries()) won[side] = (won[side] ?? 0) + share;
      return result;
    },
  };
  const { scale, prior } = knowledge;
  const question = { game: open, knowledge: { scale, ...(prior && { prior }) }, view: game.view(state, ask.seat) };
  for (let each = 0; each < outlook.searches; each++) {
    const search = new Search({ ...question, seat: ask.seat, seats }, rngFor(seed, each));
    for (let played = 0; played < outlook.iterations; played++) {
      isHeeded = played >= outlook.unheeded * outlook.iterations;
      search.run(1);
      yield;
    }
  }
  return sharpened(won, outlook.eighths);
}

function shares({ points, winners }: Result): readonly number[] {
  const all = points.map((_, side) => side);
  const having = winners.length === 0 ? all : winners;
  return all.map((side) => (having.includes(side) ? 1 / having.length : 0));
}

/** Half a game of each side's own, so that nothing is said to be impossible. */
const DOUBT = 0.5;

function sharpened(won: readonly number[], eighths: number): readonly number[] {
  const weights = won.map((games) => power(eighthRoot(games + DOUBT), eighths));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** By roots and multiplication: engines differ in the last digit of any other way. */
const eighthRoot = (of: number): number => Math.sqrt(Math.sqrt(Math.sqrt(of)));
const power = (base: number, times: number): number => (times === 0 ? 1 : base * power(base, times - 1));
