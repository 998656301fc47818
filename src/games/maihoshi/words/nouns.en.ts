import { icon, type Part, type Phrase, plain, thing } from '../../../words/phrase.ts';
import { CARDS, cardThing, type Kind } from '../rules/cards.ts';
import { GEISHA, geishaId, geishaThing } from '../rules/geisha.ts';
import { folkEn, geishaEn } from './folk.en.ts';

export const COLOUR_WORDS = ['red', 'blue', 'green', 'any colour'];

export function cardText(card: Kind): string {
  const { colour, requirement, income, publicity, folk } = CARDS[card] ?? NO_CARD;
  const raises = publicity.flatMap((raise, at) => (raise > 0 ? [`${COLOUR_WORDS[at]} +${raise}`] : [])).join(', ');
  return `${cardName(card)}. Needs ${COLOUR_WORDS[colour]} ${requirement}; earns ${income}; as publicity ${raises}. ${folkEn[folk]?.effect ?? ''}`;
}
const NO_CARD = { colour: 0, requirement: 0, income: 0, publicity: [], folk: '' };

export function geishaText(geisha: number): string {
  const words = geishaEn[geishaId(geisha)];
  const [red = 0, blue = 0, green = 0] = GEISHA[geisha]?.reputation ?? [];
  return `${words?.name}: red ${red}, blue ${blue}, green ${green}. ${words?.ability}: ${words?.effect}`;
}

export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Names of coloured cards come with their colour. */
export function cardPhrase(card: Kind): Phrase {
  const { colour, folk } = CARDS[card] ?? NO_CARD;
  const named = thing(cardThing(card), folkEn[folk]?.name ?? 'No card');
  const sign = SIGNS[colour];
  return sign === undefined ? [named] : [named, ' ', icon(sign, `(${COLOUR_WORDS[colour]})`)];
}
const SIGNS = ['red', 'blue', 'green'];

/** The same as text alone, for the names of buttons. */
export const cardName = (card: Kind): string => plain(cardPhrase(card), String);

export const geishaName = (geisha: number): string => geishaEn[geishaId(geisha)]?.name ?? 'Nobody';
export const geishaPart = (geisha: number): Part => thing(geishaThing(geisha), geishaName(geisha));
