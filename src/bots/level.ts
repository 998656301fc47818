import type { AnyKnowledge, AnyMove, AnyState } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';
import { type AnyManner, mannered } from './manner.ts';
import { type Question, Search } from './search.ts';
import { finish, type Steps, solveBest } from './tail.ts';

/** How strong a bot plays: how long it looks, and how far its choice strays from what it saw. */
export interface Level {
  /** A number and not a time, so a slow phone is not silently easy. */
  readonly iterations: number;
  /** 0 takes the most visited move; at 1 a move never visited may beat it. */
  readonly noise: number;
}

/** The strongest bot of an earlier generation: the arena knows it as `before`. */
export interface Former {
  readonly knowledge: AnyKnowledge;
  readonly level: Level;
}

export function choose(question: Question, level: Level, rng: Rng, manner: AnyManner | null = null): AnyMove {
  return finish(ponder(question, level, rng, manner));
}

/** The same choice, an iteration a step. */
export function* ponder(question: Question, level: Level, rng: Rng, manner: AnyManner | null = null): Steps<AnyMove> {
  const { game, knowledge, view, seat } = question;
  const guessed = game.guess(view, seat, rng);
  const moves = sensible(question, guessed);
  if (moves.length === 1) return moves[0] as AnyMove;
  if (level.noise === 0 && knowledge.solveTail?.(guessed)) return (yield* solveBest(game, guessed, seat)) as AnyMove;
  const search = new Search(manner ? { ...question, knowledge: mannered(knowledge, manner, seat) } : question, rng);
  for (let count = 0; count < level.iterations; count++) {
    search.run(1);
    yield;
  }
  const open = new Set(moves.map(game.moveId));
  let best: AnyMove | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const { move, visits } of search.weigh()) {
    if (!open.has(game.moveId(move))) continue;
    const seen = visits / level.iterations + level.noise * (rng.uint32() / UINT32);
    const score = manner ? seen * manner.lean(guessed, seat, move) : seen;
    if (score > highest) {
      highest = score;
      best = move;
    }
  }
  return best as AnyMove;
}

/** All moves but follies, if there are any others. */
function sensible({ game, knowledge, seat }: Question, guessed: AnyState): readonly AnyMove[] {
  const moves = game.moves(guessed, seat);
  const { folly } = knowledge;
  const left = folly ? moves.filter((move) => !folly(guessed, seat, move)) : moves;
  return left.length > 0 ? left : moves;
}

const UINT32 = 4294967296;
