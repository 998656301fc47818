import { type InBoth, icon, listed, type Part, type Phrase, phrase, plain, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import {
  ANY,
  type Card,
  COLOUR_NAMES,
  COLOURS,
  type Colour,
  type ColourName,
  cardOf,
  cardThing,
  GEISHA,
  type GeishaId,
  geishaThing,
  type Kind,
  type Reputation,
} from '../rules/cards.ts';
import { type FolkWords, folk, type GeishaWords, geisha } from './folk.ts';

const p = phrase;

const hues = { red: '赤', blue: '青', green: '緑' } as const;
/** What a colour stands for; a sign in the line, a word where it is read out. */
const reputations = both(
  { red: 'performance', blue: 'service', green: 'learning' },
  { red: '芸事', blue: '接客', green: '教養' },
);
/** The sign of an “any” alone tells nobody what it is: the words stand beside it. */
const any = icon('any', '');
const signs = (of: Readonly<Record<ColourName, string>>) => COLOUR_NAMES.map((colour) => icon(colour, of[colour]));
const [red, blue, green] = signs(reputations.en) as [Part, Part, Part];
const [redJa, blueJa, greenJa] = signs(reputations.ja) as [Part, Part, Part];

/** What cards and geisha are called, and what stands on them. */
export const names = catalogues({
  folk,
  geisha,
  /** The sign of each colour, and of any. */
  wanted: both(
    [red, blue, green, icon('any', 'any one reputation')],
    [redJa, blueJa, greenJa, icon('any', 'いずれかの評判')],
  ),
  /** The name as it is introduced, with its reading where that is not plain. */
  called: both(
    ({ name }: FolkWords): string => name,
    ({ name, reading }) => (reading === undefined ? name : `${name}（${reading}）`),
  ),
  /** The names of coloured cards come with their colour. */
  coloured: both(
    (named: Part, colour: ColourName): Phrase => p`${named}\u00a0${icon(colour, `(${colour})`)}`,
    (named, colour) => p`${named}${icon(colour, `（${hues[colour]}）`)}`,
  ),
  hued: both(
    (colour: ColourName): Phrase => [icon(colour, `${colour} `)],
    (colour) => [icon(colour, `${hues[colour]}の`)],
  ),
  /** `isSecond`: its copy lies open already, and “the” would be heard as that one. */
  told: both(
    (hue: Phrase, named: Part, isSecond: boolean): Phrase => p`${isSecond ? 'another' : 'the'} ${hue}${named}`,
    (hue, named) => p`${hue}${named}`,
  ),
  valueOf: both(
    (colour: ColourName, value: number): Phrase => p`${icon(colour, colour)} ${value}`,
    (colour, value) => p`${icon(colour, hues[colour])}${value}`,
  ),
  values: both(
    (each: readonly Phrase[]): Phrase => listed(each, ', ', ', '),
    (each) => listed(each, '・', '・'),
  ),
  copies: both(
    (card: Phrase, count: number): Phrase => p`${count} copies of ${card}`,
    (card, count) => p`${card}${count}枚`,
  ),
  reputation: both(
    (values: Reputation): Phrase => p`${red} ${values[0]}, ${blue} ${values[1]}, ${green} ${values[2]}`,
    (values) => p`${redJa}${values[0]}・${blueJa}${values[1]}・${greenJa}${values[2]}`,
  ),
  requirement: both(
    (colour: Card['colour'], least: number): Phrase =>
      colour === ANY ? p`${any}${least} in any one reputation` : p`${[red, blue, green][colour] ?? ''} ${least}`,
    (colour, least) =>
      colour === ANY ? p`${any}いずれかの評判${least}以上` : p`${[redJa, blueJa, greenJa][colour] ?? ''}${least}以上`,
  ),
  raise: both(
    (colour: ColourName, by: number): Phrase => p`${icon(colour, reputations.en[colour])} +${by}`,
    (colour, by) => p`${icon(colour, reputations.ja[colour])}+${by}`,
  ),
  cardText: both(
    (called: Phrase, requirement: Phrase, income: number, raises: Phrase, effect: string): Phrase =>
      p`${called}. Needs ${requirement}; income ${income}; as publicity ${raises}. ${effect}`,
    (called, requirement, income, raises, effect) =>
      p`${called}。条件は${requirement}、収入${income}、宣伝力は${raises}。${effect}`,
  ),
  geishaText: both(
    (called: string, { ability, effect }: GeishaWords, reputation: Phrase): Phrase =>
      p`${called}: ${reputation}. ${ability}: ${effect}`,
    (called, { ability, effect }, reputation) => p`${called}。${reputation}。「${ability}」${effect}`,
  ),
});

export type NameWords = typeof names.en;

export const cardPart = (words: NameWords, card: Kind): Part =>
  thing(cardThing(card), words.folk[cardOf(card).folk].name);

function inColour(words: NameWords, card: Kind, named: Part): Phrase {
  const { colour } = cardOf(card);
  return colour === ANY ? [named] : words.coloured(named, COLOUR_NAMES[colour]);
}
export const cardPhrase = (words: NameWords, card: Kind): Phrase => inColour(words, card, cardPart(words, card));

/** As a sentence calls it that is also heard: "the red Courier". */
function cardTold(words: NameWords, card: Kind, isSecond = false): Phrase {
  const { colour } = cardOf(card);
  return words.told(colour === ANY ? [] : words.hued(COLOUR_NAMES[colour]), cardPart(words, card), isSecond);
}

const valuesTold = (words: NameWords, values: Reputation, colours: readonly Colour[]): Phrase =>
  words.values(colours.map((colour) => words.valueOf(COLOUR_NAMES[colour], values[colour])));

/** Several: equal ones that follow one another are told together, with their number. */
function severalOf(words: NameWords, cards: readonly Kind[], say: typeof cardPhrase): Phrase[] {
  const runs: { readonly card: Kind; count: number }[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return runs.map(({ card, count }) => {
    const said = say(words, card);
    return count === 1 ? said : words.copies(said, count);
  });
}
export const cardPhrases = (words: NameWords, cards: readonly Kind[]): Phrase[] => severalOf(words, cards, cardPhrase);

/** As it is introduced, with its reading. */
export const cardCalled = (words: NameWords, card: Kind): Phrase =>
  inColour(words, card, thing(cardThing(card), words.called(words.folk[cardOf(card).folk])));

/** The same as text alone, for the names of buttons. */
export const cardName = (words: NameWords, card: Kind): string => plain(cardPhrase(words, card), String);
export const reputationText = (words: NameWords, values: Reputation): string => plain(words.reputation(values), String);

/** What a card raises as publicity. */
export function raisesOf(words: NameWords, card: Kind): Phrase {
  const { publicity } = cardOf(card);
  const raised = COLOURS.filter((colour) => publicity[colour] > 0);
  return words.values(raised.map((colour) => words.raise(COLOUR_NAMES[colour], publicity[colour])));
}

/** All that stands on a card. */
export function cardText(words: NameWords, card: Kind): Phrase {
  const { colour, requirement, income, folk } = cardOf(card);
  const needs = words.requirement(colour, requirement);
  return words.cardText(cardCalled(words, card), needs, income, raisesOf(words, card), words.folk[folk].effect);
}

const geishaPart = (words: NameWords, geisha: GeishaId): Part => thing(geishaThing(geisha), words.geisha[geisha].name);

/** Name, reputation and ability. */
export function geishaText(words: NameWords, geisha: GeishaId): Phrase {
  const own = words.geisha[geisha];
  return words.geishaText(words.called(own), own, words.reputation(GEISHA[geisha]));
}

/** What sentences are made of, in one language. */
const namer = (words: NameWords) => ({
  words,
  /** As a line for the eye calls it: "Courier (red)". */
  card: (card: Kind): Phrase => cardPhrase(words, card),
  cards: (cards: readonly Kind[]): Phrase[] => cardPhrases(words, cards),
  the: (card: Kind): Phrase => cardTold(words, card),
  each: (cards: readonly Kind[]): Phrase[] => severalOf(words, cards, cardTold),
  /** One that comes or goes. */
  coming: ({ card, isSecond }: { readonly card: Kind; readonly isSecond?: boolean | undefined }): Phrase =>
    cardTold(words, card, isSecond),
  geisha: (geisha: GeishaId): Part => geishaPart(words, geisha),
  /** The name of her ability, which she explains. */
  ability: (geisha: GeishaId): Part => thing(geishaThing(geisha), words.geisha[geisha].ability),
  own: (geisha: GeishaId): Phrase => valuesTold(words, GEISHA[geisha], COLOURS),
  /** The values that publicity of this card has changed. */
  changed: ({ card, reputation }: { readonly card: Kind; readonly reputation: Reputation }): Phrase =>
    valuesTold(
      words,
      reputation,
      COLOURS.filter((colour) => cardOf(card).publicity[colour] > 0),
    ),
});
export type Namer = ReturnType<typeof namer>;
export const namers: InBoth<Namer> = { en: namer(names.en), ja: namer(names.ja) };

/** What stands beside a picture that is seen large. */
const words = catalogues({
  needs: both(
    (requirement: Phrase): Phrase => p`Needs ${requirement}`,
    (requirement) => p`条件 ${requirement}`,
  ),
  earns: both(
    (income: number): Phrase => p`Income ${income}`,
    (income) => p`収入 ${income}`,
  ),
  advertises: both(
    (raises: Phrase): Phrase => p`Publicity ${raises}`,
    (raises) => p`宣伝 ${raises}`,
  ),
});

/** What is printed on a card: what it needs, earns and advertises, and the sign of what it does. */
export const cardFacts = (card: Kind, lang: Lang): readonly Phrase[] => {
  const { colour, requirement, income } = cardOf(card);
  const names = namers[lang].words;
  const { needs, earns, advertises } = words[lang];
  return [needs(names.requirement(colour, requirement)), earns(income), advertises(raisesOf(names, card))];
};

/** A geisha's own reputation, and what her ability is called. */
export const geishaFacts = (geisha: GeishaId, lang: Lang): readonly Phrase[] => {
  const { wanted, geisha: all } = namers[lang].words;
  const values = COLOURS.map(
    (colour) => p`${wanted[colour] ?? icon(COLOUR_NAMES[colour], '')} ${GEISHA[geisha][colour]}`,
  );
  const { ability } = all[geisha];
  return [...values, lang === 'ja' ? p`「${ability}」` : p`${ability}`];
};
