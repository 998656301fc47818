import type { Facts } from '../../engine/game.ts';

export const facts: Facts = {
  id: 'maihoshi',
  code: 4,
  edition: 1,
  // rule: aim.players, aim.two
  seats: { fewest: 2, most: 6 },
  best: 3,
  minutes: { shortest: 30, longest: 30 },
  options: () => [
    { id: 'geisha', values: ['dealt', 'chosen', 'management'] },
    // All parts of a secret total are announced anyway: unasked, nobody has to add them up.
    // rule: score.told
    { id: 'tokens', values: ['secret', 'open'], plain: 'open' },
  ],
  // a round lasts at most some hundred turns in which something happens, each of a few decisions, and between two of
  // them everybody may rest
  longestGame: (seats) => 3 * 400 * (seats + 4),
};
