import type { Facts } from '../../engine/game.ts';

const DRAFTS = 12;
const COMPOSERS = 8;
const ROUNDS_ALONE = 7;
/** Alone the dealt score card is a choice of its own. */
const DEALT_ALONE = 1;
/** What Bach's score cards are worth to him: as printed, or as this edition offers besides. */
export const MANNERS = ['printed', 'gentle', 'stern'] as const;

export const facts: Facts = {
  id: 'fairy-concerto',
  code: 2,
  edition: 1,
  // rule: orchestra.players
  seats: { fewest: 1, most: 4 },
  begins: 'nobody',
  minutes: { shortest: 20, longest: 20 },
  // his manner first, so that older codes of deals go on meaning the printed one
  options: (seats) => [
    ...(seats === 1 ? [{ id: 'bach', values: MANNERS }] : []),
    // rule: random.cards
    { id: 'randomCards', values: ['off', 'on'] },
  ],
  // a choice in each draft, and one for each composer
  longestGame: (seats) => (seats === 1 ? ROUNDS_ALONE + DEALT_ALONE : seats * DRAFTS) + COMPOSERS,
};
