import type { AnyGame, AnyKnowledge, AnyState } from '../engine/game.ts';
import type { Seat, Side } from '../engine/ids.ts';

/** 0 lost, 1 won, between them by the lead over the best other side. */
export function rewardOf(points: readonly number[], side: Side, scale: number): number {
  let bestOther = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) {
    if (other !== side) bestOther = Math.max(bestOther, points[other] ?? 0);
  }
  return Math.min(1, Math.max(0, 0.5 + ((points[side] ?? 0) - bestOther) / (2 * scale)));
}

/** Rewards of those who acted into `rewards`: by the game's own estimate where play was cut off, else by the result. */
export function rewardActors(
  game: AnyGame,
  knowledge: AnyKnowledge,
  state: AnyState,
  actors: readonly Seat[],
  rewards: Float64Array,
): void {
  const worth = knowledge.value && game.asks(state).length > 0 ? knowledge.value : worthAtEnd(game, knowledge, state);
  for (let seat: Seat = 0; seat < rewards.length; seat++) if (actors.includes(seat)) rewards[seat] = worth(state, seat);
}

function worthAtEnd(game: AnyGame, { scale }: AnyKnowledge, state: AnyState): (state: AnyState, seat: Seat) => number {
  const { points, winners } = game.result(state);
  return (_, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return WIN_WEIGHT * won + (1 - WIN_WEIGHT) * rewardOf(points, seat, scale);
  };
}

/** How much winning counts beside the lead: without it the tie-breaks of a game go unseen. */
const WIN_WEIGHT = 0.25;
