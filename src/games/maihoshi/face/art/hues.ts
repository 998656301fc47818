import { COLOUR_NAMES, type ColourName, cardOf, type Kind } from '../../rules/cards.ts';

/** A reputation, or any of them. */
export type Wanted = ColourName | 'any';
const WANTED = [...COLOUR_NAMES, 'any'] as const;

export const isWanted = (word: string): word is Wanted => WANTED.some((each) => each === word);
export const wantedBy = (card: Kind): Wanted => WANTED[cardOf(card).colour];

/** The class that gives a card's colours to all that is drawn in it. */
export const hueOf = (card: Kind): string => `mha-${wantedBy(card)}`;
