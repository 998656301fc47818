import { CARDS, NONE } from '../rules/cards.ts';
import { folkEn } from './folk.en.ts';
import type { Labels } from './labels.ts';
import { cardName, geishaName, geishaText, many } from './nouns.en.ts';

const colours = ([red = 0, blue = 0, green = 0]: readonly number[]): string =>
  `red ${red}, blue ${blue}, green ${green}`;

export const labels: Labels = {
  street: 'The round',
  round: 'Round',
  roundOf: (round, all) => `Round ${round} of ${all}`,
  deck: (count) => `Deck: ${many(count, 'card')}`,
  discard: (count) => `Discard pile: ${many(count, 'card')}`,
  lap: 'Last lap',
  lapBy: (name) => `The last lap; ${name} comes last`,
  tokens: (count) => `Your tokens: ${count}`,
  soFar: ({ income, effects, penalty, bonus, points }) =>
    `This round so far: ${income + effects} earned, ${penalty} off for the hand, ${bonus > 0 ? `a bonus of ${bonus}, ` : ''}${points} in all`,
  guests: (name, count, enough) => `${name}: ${count} of ${enough} guests`,
  publicity: (name) => `${name}’s publicity`,
  newest: (card) => `${card}, the newest`,
  reserve: (name, card) => {
    if (card === NONE) return `${name} has no reserve`;
    return `${name}’s reserve, face down${card >= 0 ? `: ${cardName(card)}` : ''}`;
  },
  held: (name, count) => `${name}’s hand: ${many(count, 'card')}`,
  geisha: (geisha, name, spent) => `${geishaName(geisha)}, ${name}’s geisha${spent ? ', ability used' : ''}`,
  geishaName,
  geishaText,
  reputation: (name, values) => `${name}’s reputation: ${colours(values)}`,
  closed: 'Closed',
  closedAt: (name) => `${name}’s house is closed`,
  hand: 'Your hand',
  cardName,
  card: (card, comes) => {
    const { requirement, income, folk } = CARDS[card] ?? { requirement: 0, income: 0, folk: '' };
    return [
      `${cardName(card)}: needs ${requirement}, earns ${income}`,
      ...(comes === null ? [] : [comes ? 'can come' : 'cannot come yet']),
      folkEn[folk]?.effect ?? '',
    ].join('. ');
  },
  actions: 'What to do',
  guest: 'Guest',
  advertise: 'Publicity',
  advertiseTwo: 'Publicity, draw 2',
  introduce: 'Introduce',
  useReserve: 'Reserve',
  about: (card) => `About ${card}`,
  looked: 'From the top of the deck',
};
