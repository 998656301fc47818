import { icon, type Part, type Phrase, plain, thing } from '../../../words/phrase.ts';
import { CARDS, cardThing, type Kind } from '../rules/cards.ts';
import { GEISHA, geishaId, geishaThing } from '../rules/geisha.ts';
import { folkJa, geishaJa } from './folk.ja.ts';

export const COLOUR_WORDS = ['芸事（赤）', '接客（青）', '教養（緑）', 'どれかの評判'];
const SHORT = ['赤', '青', '緑'];

const NO_CARD = { colour: 0, requirement: 0, income: 0, publicity: [], folk: '' };

export function cardText(card: Kind): string {
  const { colour, requirement, income, publicity, folk } = CARDS[card] ?? NO_CARD;
  const raises = publicity.flatMap((raise, at) => (raise > 0 ? [`${SHORT[at]}＋${raise}`] : [])).join('・');
  return `${cardName(card)}。条件は${COLOUR_WORDS[colour]}${requirement}、収入${income}、宣伝では${raises}。${folkJa[folk]?.effect ?? ''}`;
}

export function geishaText(geisha: number): string {
  const words = geishaJa[geishaId(geisha)];
  const [red = 0, blue = 0, green = 0] = GEISHA[geisha]?.reputation ?? [];
  return `${words?.name}。芸事${red}・接客${blue}・教養${green}。「${words?.ability}」${words?.effect}`;
}

/** Names of coloured cards come with their colour. */
export function cardPhrase(card: Kind): Phrase {
  const { colour, folk } = CARDS[card] ?? NO_CARD;
  const named = thing(cardThing(card), folkJa[folk]?.name ?? 'カードなし');
  const sign = SIGNS[colour];
  return sign === undefined ? [named] : [named, icon(sign, `（${SHORT[colour]}）`)];
}
const SIGNS = ['red', 'blue', 'green'];

/** The same as text alone, for the names of buttons. */
export const cardName = (card: Kind): string => plain(cardPhrase(card), String);

export const geishaName = (geisha: number): string => geishaJa[geishaId(geisha)]?.name ?? 'なし';
export const geishaPart = (geisha: number): Part => thing(geishaThing(geisha), geishaName(geisha));
