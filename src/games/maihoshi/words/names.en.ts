import { icon, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Card, ColourName, Reputation } from '../rules/cards.ts';
import { folk, type GeishaWords, geisha } from './folk.en.ts';

export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const colours: Readonly<Record<Card['colour'], string>> = ['red', 'blue', 'green', 'any colour'];

/** What cards and geisha are called, and what stands on them. */
export const names = {
  folk,
  geisha,
  colours,
  /** The names of coloured cards come with their colour. */
  coloured: (named: Part, colour: ColourName): Phrase => phrase`${named} ${icon(colour, `(${colour})`)}`,
  reputation: ([red, blue, green]: Reputation): string => `red ${red}, blue ${blue}, green ${green}`,
  raise: (colour: ColourName, by: number): string => `${colour} +${by}`,
  raises: (each: readonly string[]): string => each.join(', '),
  cardText: (
    called: string,
    { requirement, income }: Pick<Card, 'requirement' | 'income'>,
    colour: string,
    raises: string,
    effect: string,
  ): string => `${called}. Needs ${colour} ${requirement}; earns ${income}; as publicity ${raises}. ${effect}`,
  geishaText: ({ name, ability, effect }: GeishaWords, reputation: string): string =>
    `${name}: ${reputation}. ${ability}: ${effect}`,
};

export type NameWords = typeof names;
