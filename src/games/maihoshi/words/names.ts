import { type Part, type Phrase, plain, thing } from '../../../words/phrase.ts';
import {
  ANY,
  COLOUR_NAMES,
  COLOURS,
  type Colour,
  cardOf,
  cardThing,
  type Kind,
  type Reputation,
} from '../rules/cards.ts';
import { GEISHA, type GeishaId, geishaThing } from '../rules/geisha.ts';
import type { NameWords } from './names.en.ts';

export const cardPhrase = (words: NameWords, card: Kind): Phrase =>
  inColour(words, card, words.folk[cardOf(card).folk].name);

function inColour(words: NameWords, card: Kind, text: string): Phrase {
  const { colour } = cardOf(card);
  const named = thing(cardThing(card), text);
  return colour === ANY ? [named] : words.coloured(named, COLOUR_NAMES[colour]);
}

/** As a sentence calls it that is also heard: "the red Courier". */
export const cardTold = (words: NameWords, card: Kind): Phrase => tellCard(words, card, words.told);
/** One that comes or goes. */
export const comingTold = (
  words: NameWords,
  { card, isSecond }: { card: Kind; isSecond?: boolean | undefined },
): Phrase => tellCard(words, card, isSecond ? words.toldSecond : words.told);
/** Where such a card has been named before: "the other red Courier"; last of all: "its other copy". */
export const otherTold = (words: NameWords, card: Kind, wasLast: boolean): Phrase =>
  wasLast && words.toldCopy
    ? words.toldCopy((text) => thing(cardThing(card), text))
    : tellCard(words, card, words.toldOther);

function tellCard(words: NameWords, card: Kind, tell: NameWords['told']): Phrase {
  const { colour, folk } = cardOf(card);
  const named = thing(cardThing(card), words.folk[folk].name);
  return tell(colour === ANY ? [] : words.hued(COLOUR_NAMES[colour]), named);
}

/** Values of these colours: "red 5, blue 4". */
export const valuesTold = (words: NameWords, values: Reputation, colours: readonly Colour[]): Phrase =>
  words.values(colours.map((colour) => words.valueOf(COLOUR_NAMES[colour], values[colour])));

export const changesTold = (words: NameWords, values: Reputation, colours: readonly Colour[]): Phrase =>
  words.values(colours.map((colour) => words.changedTo(COLOUR_NAMES[colour], values[colour])));

export const cardPhrases = (words: NameWords, cards: readonly Kind[]): Phrase[] => severalOf(words, cards, cardPhrase);
export const cardsTold = (words: NameWords, cards: readonly Kind[]): Phrase[] => severalOf(words, cards, cardTold);

/** Where all are of one colour, and that is said. */
export const cardsUncoloured = (words: NameWords, cards: readonly Kind[]): Phrase[] =>
  severalOf(words, cards, (_, card) => [thing(cardThing(card), words.folk[cardOf(card).folk].name)]);

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

/** As it is introduced, with its reading. */
export const cardCalled = (words: NameWords, card: Kind): Phrase =>
  inColour(words, card, words.called(words.folk[cardOf(card).folk]));

/** The same as text alone, for the names of buttons. */
export const cardName = (words: NameWords, card: Kind): string => plain(cardPhrase(words, card), String);
export const reputationText = (words: NameWords, values: Reputation): string => plain(words.reputation(values), String);

/** All that stands on a card. */
export function cardText(words: NameWords, card: Kind): Phrase {
  const printed = cardOf(card);
  const raises = COLOURS.filter((colour) => printed.publicity[colour] > 0).map((colour) =>
    words.raise(COLOUR_NAMES[colour], printed.publicity[colour]),
  );
  return words.cardText(
    cardCalled(words, card),
    words.requirement(printed.colour, printed.requirement),
    printed.income,
    words.raises(raises),
    words.folk[printed.folk].effect,
  );
}

export const geishaPart = (words: NameWords, geisha: GeishaId): Part =>
  thing(geishaThing(geisha), words.geisha[geisha].name);

/** The name of her ability, which she explains. */
export const abilityPart = (words: NameWords, geisha: GeishaId): Part =>
  thing(geishaThing(geisha), words.geisha[geisha].ability);

/** Name, reputation and ability. */
export const geishaText = (words: NameWords, geisha: GeishaId): Phrase =>
  words.geishaText(words.geisha[geisha], words.reputation(GEISHA[geisha]));
