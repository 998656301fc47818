import type { Folk, FolkId, FolkRule, GeishaId, GeishaRule } from '../rules/cards.ts';
import { FOLK, folkRule, GEISHA, GEISHA_IDS, geishaRule, tableOf } from '../rules/cards.ts';
import { type FolkWords, type GeishaWords, names as inBoth, type NameWords } from '../words/names.ts';
import { reputationText } from '../words/say.ts';

export interface CardWords {
  /** What a card raises: each colour alike, or its own, the next and the previous one. */
  readonly each: string;
  own(by: number): string;
  next(by: number): string;
  previous(by: number): string;
  raises(parts: readonly string[]): string;
  readonly anyColour: string;
  /** Of each colour, and of all three. */
  copies(count: number): string;
  /** Of the colour of the card, or of any. */
  requirement(value: number, isAny: boolean): string;
  folk(words: FolkWords, requirement: string, income: number, raises: string, made: string): string;
  geisha(words: GeishaWords, reputation: string): string;
  /** What there is to say of a card beyond what stands on it. */
  readonly more: Readonly<Partial<Record<FolkId | GeishaId, string>>>;
}

type Texts<Rule extends string> = Readonly<Record<Rule, string>>;

/** One paragraph a name, with the printed values. */
const folkParagraphs = (names: NameWords, words: CardWords): Texts<FolkRule> =>
  tableOf(
    FOLK.map((folk) => {
      const isAny = folk.raises === 'any';
      const made = isAny ? words.anyColour : words.copies(folk.copies);
      const requirement = words.requirement(folk.requirement, isAny);
      const text = words.folk(names.folk[folk.id], requirement, folk.income, raised(words, folk), made);
      return [folkRule(folk.id), text + (words.more[folk.id] ?? '')];
    }),
  );

function raised(words: CardWords, { raises }: Folk): string {
  if (raises === 'any') return words.each;
  const { own, next, previous } = raises;
  if (next > 0 && previous > 0) return words.each;
  return words.raises([
    words.own(own),
    ...(next > 0 ? [words.next(next)] : []),
    ...(previous > 0 ? [words.previous(previous)] : []),
  ]);
}

const geishaParagraphs = (names: NameWords, words: CardWords): Texts<GeishaRule> =>
  tableOf(
    GEISHA_IDS.map((id) => {
      const text = words.geisha(names.geisha[id], reputationText(names, GEISHA[id]));
      return [geishaRule(id), text + (words.more[id] ?? '')];
    }),
  );

const namesEn = inBoth.en;
const wordsEn: CardWords = {
  each: '+1 in each colour',
  own: (by) => `+${by} in its own colour`,
  next: (by) => `+${by} in the next`,
  previous: (by) => `+${by} in the one before`,
  raises: (parts) => parts.join(', '),
  anyColour: 'one card, any colour',
  copies: (count) => `${count === 1 ? 'one card' : 'two cards'} of each colour, ${3 * count} in all`,
  requirement: (value, isAny) => `requirement ${value}${isAny ? ' in any one reputation' : ''}`,
  folk: ({ name, effect }, requirement, income, raises, made) =>
    `${name}: ${requirement}, income ${income}, publicity ${raises}; ${made}. ${effect}`,
  geisha: ({ name, ability, effect }, reputation) => `${name}: ${reputation}. ${ability}: ${effect}`,
  more: {
    hikyaku: ' Nothing happens if your hand is empty as well.',
    hikeshi:
      ' Of the others’ guests, Broadsheet Crier, Thief-taker, Pickpocket, Fencing Master and Secret Agent cannot choose you then; your own still can.',
    ekisha: ' Nothing happens with an empty deck.',
    kenjutsu: ' You may choose yourself.',
    sendou: ' A closed house opens between the two turns.',
    fudasashi: ' Publicity is counted after the unused reserves have been settled.',
    onmitsu: ' The guest counts as yours from then on.',
    hinagiku: ' She decides before each publicity, a Courier’s too.',
    hiougi: ' It counts by itself, at the end of the round.',
    tokiwa:
      ' It works for the guest action, the reserve and a Young Heir, and it does not change the colour of the card.',
    sayo: ' Not even a Tea Master gives her one.',
    yukishiro: ' It comes after the effect of the used reserve, and the new reserve can be used from her next turn on.',
  },
};

export const folkTextsEn = folkParagraphs(namesEn, wordsEn);
export const geishaTextsEn = geishaParagraphs(namesEn, wordsEn);

const namesJa = inBoth.ja;
const wordsJa: CardWords = {
  each: 'どの色も+1',
  own: (by) => `自分の色+${by}`,
  next: (by) => `次の色+${by}`,
  previous: (by) => `前の色+${by}`,
  raises: (parts) => parts.join('・'),
  anyColour: '色不問1枚',
  copies: (count) => `各色${count}枚、計${3 * count}枚`,
  requirement: (value, isAny) => (isAny ? `条件はいずれかの評判${value}以上` : `条件${value}`),
  folk: (words, requirement, income, raises, made) =>
    `${namesJa.called(words)}：${requirement}、収入${income}、宣伝力：${raises}。${made}。${words.effect}`,
  geisha: (words, reputation) => `${namesJa.called(words)}：${reputation}。「${words.ability}」${words.effect}`,
  more: {
    hikyaku: '手札もなければ何も起きない。',
    hikeshi: 'ほかのプレイヤーの瓦版屋・岡っ引き・すり・剣術指南・隠密では選ばれない。自分の客の効果では自分を選べる。',
    ekisha: '山札がなければ何も起きない。',
    kenjutsu: '自分も選べる。',
    sendou: '休業状態からは、追加の手番の前に回復する。',
    fudasashi: '使わなかった予約客を処理したあとの宣伝を数える。',
    onmitsu: '移った客は、そのあと自分の客として数える。',
    hinagiku: '飛脚の効果で行う宣伝も含め、宣伝のたびに、引く前に決める。',
    hiougi: 'ラウンドの終わりに自動的に数える。',
    tokiwa: '座敷の行動、予約客の使用、若旦那の効果で使える。カードの色は変わらない。',
    sayo: '茶頭の効果でも伏せられない。',
    yukishiro: '使った予約客の効果を処理したあとに行う。新しい予約客は、次の手番から使える。',
  },
};

export const folkTextsJa = folkParagraphs(namesJa, wordsJa);
export const geishaTextsJa = geishaParagraphs(namesJa, wordsJa);
