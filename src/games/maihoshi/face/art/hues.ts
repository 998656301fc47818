import { ANY, CARDS, COLOUR, kindOf } from '../../rules/cards.ts';

/** A reputation, or any of them. */
export type Wanted = 'red' | 'blue' | 'green' | 'any';
const WANTED: readonly Wanted[] = ['red', 'blue', 'green', 'any'];

export const isWanted = (word: string): word is Wanted => (WANTED as readonly string[]).includes(word);
export const wantedBy = (card: string): Wanted => WANTED[COLOUR[kindOf(card)] ?? ANY] ?? 'any';
export const cardOf = (card: string) => CARDS[kindOf(card)];

/** The class that gives a card's colours to all that is drawn in it. */
export const hueOf = (card: string): string => `mha-${wantedBy(card)}`;
