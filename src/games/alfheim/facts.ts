import type { Facts } from '../../engine/game.ts';

const ROUNDS = 11;
const KINDS = 9;
/** Refusal, placing and the end of the turn. */
const STEPS_A_TURN = 3;

export const facts: Facts = {
  id: 'alfheim',
  code: 3,
  edition: 1,
  // rule: game.players
  seats: { fewest: 2, most: 5 },
  minutes: { shortest: 30, longest: 30 },
  options: () => [],
  longestGame: (seats) => seats * (1 + ROUNDS * STEPS_A_TURN + KINDS),
};
