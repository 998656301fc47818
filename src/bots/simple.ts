import type { AnyMove } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';
import { rewardOf } from './reward.ts';
import type { Question } from './search.ts';

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
