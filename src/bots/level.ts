import type { AnyGame, AnyKnowledge, AnyMove, AnyState, Ask, Seat } from '../engine/game.ts';
import { Rng } from '../engine/rng.ts';
import { type Question, Search } from './search.ts';

// How a bot of a level chooses: by search and, where little is left, by playing out all of it.

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

/** How a named bot plays: the same search, drawn more to some moves than the plain bot of its level. */
export interface Manner<State, Move> {
  /** In every language: a bot plays like this where its seat has one of these names. */
  readonly names: readonly string[];
  /** What it is known for, as it is counted: "attacks". */
  readonly deed: string;
  /** Whether a move is such a deed. */
  isDeed(state: State, seat: Seat, move: Move): boolean;
  /** How much more it likes a move than others do; 1 as much, 2 twice as much. */
  lean(state: State, seat: Seat, move: Move): number;
}
export type AnyManner = Manner<AnyState, AnyMove>;

/** Forgets a game's own types, as `defineKnowledge` does. */
export const defineManners = <State, Move>(manners: readonly Manner<State, Move>[]): readonly AnyManner[] =>
  manners as unknown as readonly AnyManner[];

export const mannerOf = (manners: readonly AnyManner[] | undefined, name: string | undefined): AnyManner | null =>
  manners?.find(({ names }) => name !== undefined && names.includes(name)) ?? null;

/** What is known of the game, as one with this manner on that seat likes it. The others are thought to play as they always do. */
function mannered(knowledge: AnyKnowledge, manner: AnyManner, own: Seat): AnyKnowledge {
  const prior = (state: AnyState, seat: Seat, move: AnyMove): number => {
    const plain = knowledge.prior?.(state, seat, move) ?? 1;
    return seat === own ? plain * manner.lean(state, seat, move) : plain;
  };
  return { ...knowledge, prior };
}

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
