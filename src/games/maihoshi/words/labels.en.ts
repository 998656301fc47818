import { many } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';

/** What the board says to those who do not see it, and the few words on it. */
export const labels = {
  street: 'The round',
  round: 'Round',
  roundOf: (round: number, all: number, first: string): string => `Round ${round} of ${all}, ${first} first`,
  deck: (count: number): string => `Deck: ${many(count, 'card')}`,
  discard: (count: number): string => `Discard pile: ${many(count, 'card')}`,
  lap: 'Final turns',
  lapBy: (name: string): string => `The final turns; ${name} takes the last one`,
  tokens: (count: number): string => `Your tokens: ${count}`,
  soFar: (earned: number, penalty: number, bonus: string, points: number): string =>
    `This round so far: ${earned} from guests, −${penalty} for the hand, ${bonus}${points} in all`,
  bonusSoFar: (bonus: number): string => `a bonus of ${bonus}, `,
  guests: (name: string, count: number, enough: number): string => `${name}: ${count} of ${enough} guests`,
  publicity: (name: string): string => `${name}’s publicity`,
  newest: (card: string): string => `${card}, the newest`,
  noReserve: (name: string): string => `${name} has no reserve`,
  reserveDown: (name: string): string => `${name}’s reserve, face down`,
  reserveSeen: (name: string, card: string): string => `${name}’s reserve, face down: ${card}`,
  held: (name: string, count: number): string => `${name}’s hand: ${many(count, 'card')}`,
  geisha: (geisha: string, name: string): string => `${geisha}, ${name}’s geisha`,
  geishaSpent: (geisha: string, name: string): string => `${geisha}, ${name}’s geisha, ability used`,
  reputation: (name: string, values: string): string => `${name}’s reputation: ${values}`,
  closed: 'Closed',
  closedAt: (name: string): string => `${name}’s house is closed`,
  hand: 'Your hand',
  card: (card: string, requirement: number, income: number): string => `${card}: needs ${requirement}, earns ${income}`,
  /** It came since the last decision. */
  fresh: 'New',
  comes: 'Can come',
  comesNotYet: 'Cannot come yet',
  sentences: (each: readonly string[]): string => each.join('. '),
  actions: 'What to do',
  guest: 'Guest',
  advertise: 'Publicity',
  advertiseTwo: 'Publicity, draw 2',
  introduce: 'Introduce',
  useReserve: 'Reserve',
  guestWhich: (comes: boolean): string =>
    comes ? 'Choose the guest in your hand.' : 'Your reputation is too low for any of your hand.',
  introduceWhich: (held: number): string => {
    if (held === 0) return 'No card in your hand.';
    return held === 1 ? 'Choose your one card.' : 'Choose 1 or 2 cards of your hand.';
  },
  introduceBoth: (one: Phrase, other: Phrase): Phrase => phrase`Introduce ${one} and ${other}`,
  /** What becomes of a card that is introduced. */
  newCards: (count: number): string =>
    count === 1 ? 'Discard it, draw 1 new card.' : 'Discard both, draw 2 new cards.',
  drawsTwo: 'Draw 2, place 1, then discard 1.',
  putBack: 'Put the card back',
  looked: 'From the top of the deck',
};

export type LabelWords = typeof labels;
