import type { Facts } from '../../engine/game.ts';

/** More rounds than this are not played. */
export const MOST_ROUNDS = 60;

/** Which animals a seat leads, by their number; all play alike. */
export type Kingdom = number;
// rule: setup.kingdoms
export const KINGDOMS = ['bear', 'wolf', 'eagle', 'bison', 'tiger', 'boar', 'monkey'] as const;

/** Tables of so many once sat evenly unasked: a save that does not say so was played like that. */
const FEWEST_EVENED = 4;

/** Every token loaded one by one, both fights, both quests, all claims: no turn has more decisions. */
const MOST_DECISIONS_A_TURN = 120;

export const facts: Facts = {
  id: 'my-little-scythe',
  code: 5,
  edition: 1,
  // rule: setup.players
  seats: { fewest: 2, most: 6 },
  minutes: { shortest: 45, longest: 60 },
  looks: KINGDOMS,
  options: (seats) => [{ id: 'evenSeats', values: ['off', 'on'], unsaid: seats < FEWEST_EVENED ? 'off' : 'on' }],
  longestGame: (seats) => (MOST_ROUNDS + 1) * seats * MOST_DECISIONS_A_TURN,
};
