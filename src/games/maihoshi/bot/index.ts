import type { Outlook } from '../../../bots/chances.ts';
import type { Former, Level } from '../../../bots/level.ts';
import type { Player } from '../../../bots/simple.ts';
import { type AnyMove, defineKnowledge } from '../../../engine/game.ts';
import { guess } from '../rules/guess.ts';
import { moves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import type { State, View } from '../rules/state.ts';
import { folly } from './folly.ts';
import { plainPrior, prior } from './prior.ts';

/** The next round is dealt anew: what is won by the end of this one decides. */
const untaught = { scale: 30, cutoff: (state: State, from: View) => state.rounds.length > from.rounds.length };
export const knowledge = defineKnowledge<State, Move, View>({ ...untaught, prior, folly });

/** Before it knew which cards of a hand matter least. */
export const former: Former = {
  knowledge: defineKnowledge<State, Move, View>({ ...untaught, prior: plainPrior, folly }),
  level: { iterations: 780, noise: 0 },
};

/** A player by rules of thumb: does what is mostly good, of equals any. */
const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const state = guess(view as unknown as View, seat, rng);
  const offered = moves(state, seat).filter((move) => !folly(state, seat, move));
  const leans = offered.map((move) => prior(state, seat, move));
  const most = Math.max(...leans);
  return rng.pick(offered.filter((_, place) => leans[place] === most)) as unknown as AnyMove;
};
export const players = { thumb };

/** The lower ones overlook much: what a move is likely to be good for is known to all of them. */
export const levels: readonly Level[] = [
  { iterations: 8, noise: 1.35 },
  { iterations: 8, noise: 0.9 },
  { iterations: 8, noise: 0.42 },
  { iterations: 60, noise: 0 },
  { iterations: 780, noise: 0 },
];

export const outlook: Outlook = { searches: 1, iterations: 400, unheeded: 0, eighths: 5 };

export { manners } from './manners.ts';
