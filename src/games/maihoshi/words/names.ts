import { type Part, type Phrase, plain, thing } from '../../../words/phrase.ts';
import { ANY, COLOUR_NAMES, COLOURS, cardOf, cardThing, type Kind } from '../rules/cards.ts';
import { GEISHA, type GeishaId, geishaThing } from '../rules/geisha.ts';
import type { NameWords } from './names.en.ts';

export function cardPhrase(words: NameWords, card: Kind): Phrase {
  const { colour, folk } = cardOf(card);
  const named = thing(cardThing(card), words.folk[folk].name);
  return colour === ANY ? [named] : words.coloured(named, COLOUR_NAMES[colour]);
}

/** The same as text alone, for the names of buttons. */
export const cardName = (words: NameWords, card: Kind): string => plain(cardPhrase(words, card), String);

/** All that stands on a card. */
export function cardText(words: NameWords, card: Kind): string {
  const printed = cardOf(card);
  const raises = COLOURS.filter((colour) => printed.publicity[colour] > 0).map((colour) =>
    words.raise(COLOUR_NAMES[colour], printed.publicity[colour]),
  );
  const colour = words.colours[printed.colour];
  return words.cardText(cardName(words, card), printed, colour, words.raises(raises), words.folk[printed.folk].effect);
}

export const geishaPart = (words: NameWords, geisha: GeishaId): Part =>
  thing(geishaThing(geisha), words.geisha[geisha].name);

/** Name, reputation and ability. */
export const geishaText = (words: NameWords, geisha: GeishaId): string =>
  words.geishaText(words.geisha[geisha], words.reputation(GEISHA[geisha]));
