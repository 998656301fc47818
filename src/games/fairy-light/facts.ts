import type { Facts } from '../../engine/game.ts';

export const facts: Facts = {
  id: 'fairy-light',
  code: 1,
  edition: 1,
  // rule: forest.players
  seats: { fewest: 2, most: 2 },
  looks: ['sun', 'moon'],
  // rule: house.minutes
  minutes: { shortest: 10, longest: 10 },
  // rule: variants.choice
  options: () => [{ id: 'variant', values: ['standard', 'forked', 'free', 'dark'] }],
  // twenty-four cards, two exchanges and two orders
  longestGame: () => 28,
};
