import type { Outlook } from '../../../bots/chances.ts';
import type { Former, Level } from '../../../bots/level.ts';
import type { Player } from '../../../bots/simple.ts';
import { type AnyMove, defineKnowledge } from '../../../engine/game.ts';
import { guess } from '../rules/guess.ts';
import { moves } from '../rules/moves.ts';
import type { Move, State, View } from '../rules/state.ts';
import { prior } from './prior.ts';

const untaught = { scale: 12 };
export const knowledge = defineKnowledge<State, Move>({ ...untaught, prior });

/** Before it knew what an orchestra likes to have. */
export const former: Former = { knowledge: defineKnowledge(untaught), level: { iterations: 1500, noise: 0 } };

/** A player by rules of thumb: takes what the own orchestra likes best, of equals any. */
const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const state = guess(view as unknown as View, rng);
  const offered = moves(state, seat);
  const likings = offered.map((move) => prior(state, seat, move));
  const most = Math.max(...likings);
  return rng.pick(offered.filter((_, place) => likings[place] === most)) as unknown as AnyMove;
};
export const players = { thumb };

/** The lower ones overlook much: what an orchestra likes to have is known to all of them. */
export const levels: readonly Level[] = [
  { iterations: 8, noise: 3.4 },
  { iterations: 8, noise: 2 },
  { iterations: 8, noise: 1.25 },
  { iterations: 12, noise: 0 },
  { iterations: 5000, noise: 0 },
];

export const outlook: Outlook = { searches: 4, iterations: 250, unheeded: 0, eighths: 8 };

export { manners } from './manners.ts';
