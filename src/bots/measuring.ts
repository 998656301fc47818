import type { AnyMove, AnyState, Seat } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';
import { type Question, rewardOf } from './search.ts';

/** What a game counts where equals play: counts of one game add up over many, and the report is made of the sums. */
export interface Balance<State, Move> {
  count(game: Played<State, Move>): Counts;
  report(sums: Counts, seats: number): readonly string[];
}
export interface Played<State, Move> {
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly end: State;
  readonly winners: readonly Seat[];
}
/** `games`: one of each. */
export type Counts = Readonly<Record<string, number>>;

export type AnyBalance = Balance<AnyState, AnyMove>;
export const defineBalance = <State, Move>(balance: Balance<State, Move>): AnyBalance =>
  balance as unknown as AnyBalance;

export function addUp(counts: readonly Counts[]): Counts {
  const sums: Record<string, number> = {};
  for (const each of counts) for (const [key, count] of Object.entries(each)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

const STANDARD_95 = 1.96;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Parts of victories, and the squares of those parts, of so many games in each of which it could have been won. */
export interface Won {
  readonly parts: number;
  readonly squares: number;
  readonly games: number;
}

/** Of what chance would bring each of so many, with half the width of its 95 % interval. */
export function fairShare({ parts, squares, games }: Won, among: number): string {
  const mean = parts / games;
  const halfWidth = STANDARD_95 * Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
  return `${(mean * among).toFixed(2)} ± ${(halfWidth * among).toFixed(2)}`;
}

/** How many of so many, with half the width of its 95 % interval. */
export function rate(count: number, of: number): string {
  const share = count / of;
  return `${percent(share)} ± ${percent(STANDARD_95 * Math.sqrt((share * (1 - share)) / of))}`;
}

/** Players that every level is measured against. */
export type Player = (question: Question, rng: Rng) => AnyMove;

export const random: Player = ({ game, view, seat }, rng) => rng.pick(game.moves(game.guess(view, seat, rng), seat));

/** Takes the move after which it leads most, and looks no further; over several guesses where something is hidden. */
export const greedy: Player = (question, rng) => {
  const { game, knowledge, view, seat } = question;
  const moves = game.moves(game.guess(view, seat, rng), seat);
  const worths = moves.map((move) => {
    let sum = 0;
    for (let guess = 0; guess < GREEDY_GUESSES; guess++) {
      const state = game.guess(view, seat, rng);
      game.play(state, seat, move, rng);
      sum += rewardOf(game.result(state).points, seat, GREEDY_SCALE * knowledge.scale);
    }
    return sum;
  });
  const best = Math.max(...worths);
  return rng.pick(moves.filter((_, index) => worths[index] === best));
};

/** Random play to the end from every move in turn: what the tree must beat at equal time. */
export const flat =
  (playouts: number): Player =>
  (question, rng) => {
    const { game, knowledge, view, seat } = question;
    const moves = game.moves(game.guess(view, seat, rng), seat);
    const sums = moves.map(() => 0);
    for (let count = 0; count < playouts; count++) {
      const index = count % moves.length;
      const state = game.guess(view, seat, rng);
      game.play(state, seat, moves[index] as AnyMove, rng);
      for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
        game.play(state, asks[0].seat, rng.pick(game.moves(state, asks[0].seat)), rng);
      }
      sums[index] = (sums[index] ?? 0) + rewardOf(game.result(state).points, seat, knowledge.scale);
    }
    return moves[sums.indexOf(Math.max(...sums))] as AnyMove;
  };

const GREEDY_GUESSES = 4;
/** Far leads must still be told apart, so the clamp is kept out of reach. */
const GREEDY_SCALE = 20;
