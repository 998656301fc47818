import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { ANY, type Card, type ColourName, type Reputation } from '../rules/cards.ts';
import { type FolkWords, folk, type GeishaWords, geisha } from './folk.en.ts';

/** What a colour stands for; a sign in the line, a word where it is read out. */
const reputations = { red: 'performance', blue: 'service', green: 'learning', any: 'any' } as const;
const wanted: Readonly<Record<Card['colour'], Part>> = [
  icon('red', reputations.red),
  icon('blue', reputations.blue),
  icon('green', reputations.green),
  icon('any', 'any one reputation'),
];

type ToldCopy = (called: (text: string) => Part) => Phrase;

/** What cards and geisha are called, and what stands on them. */
export const names = {
  folk,
  geisha,
  wanted,
  /** The name as it is introduced, with its reading where that is not plain. */
  called: ({ name }: FolkWords): string => name,
  /** The names of coloured cards come with their colour. */
  coloured: (named: Part, colour: ColourName): Phrase => phrase`${named}\u00a0${icon(colour, `(${colour})`)}`,
  /** `hue`: its colour, if it has one. */
  told: (hue: Phrase, named: Part): Phrase => phrase`the ${hue}${named}`,
  /** Where the other one lies open: “the” alone would be heard as that one. */
  toldSecond: (hue: Phrase, named: Part): Phrase => phrase`the other ${hue}${named}`,
  /** The second of the same. */
  toldOther: (hue: Phrase, named: Part): Phrase => phrase`the other ${hue}${named}`,
  /** The same where the first was named last. Null: as anywhere else. */
  toldCopy: ((called: (text: string) => Part) => phrase`its other ${called('copy')}`) as ToldCopy | null,
  hued: (colour: ColourName): Phrase => [icon(colour, `${colour} `)],
  valueOf: (colour: ColourName, value: number): Phrase => phrase`${icon(colour, colour)} ${value}`,
  changedTo: (colour: ColourName, value: number): Phrase => phrase`${icon(colour, colour)} ${value}`,
  values: (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and '),
  copies: (card: Phrase, count: number): Phrase => phrase`${count} copies of ${card}`,
  reputation: ([red, blue, green]: Reputation): Phrase =>
    phrase`${wanted[0]} ${red}, ${wanted[1]} ${blue}, ${wanted[2]} ${green}`,
  requirement: (colour: Card['colour'], least: number): Phrase =>
    colour === ANY ? phrase`${least} in ${wanted[ANY]}` : phrase`${wanted[colour]} ${least}`,
  raise: (colour: ColourName, by: number): Phrase => phrase`${icon(colour, reputations[colour])} +${by}`,
  raises: (each: readonly Phrase[]): Phrase => listed(each, ', ', ', '),
  cardText: (called: Phrase, requirement: Phrase, income: number, raises: Phrase, effect: string): Phrase =>
    phrase`${called}. Needs ${requirement}; income ${income}; as publicity ${raises}. ${effect}`,
  geishaText: ({ name, ability, effect }: GeishaWords, reputation: Phrase): Phrase =>
    phrase`${name}: ${reputation}. ${ability}: ${effect}`,
};

export type NameWords = typeof names;
