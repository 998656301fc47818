import { names as inBoth } from '../words/names.ts';
import { type CardWords, folkParagraphs, geishaParagraphs } from './cards.ts';

const names = inBoth.ja;
const words: CardWords = {
  each: 'どの色も+1',
  own: (by) => `自分の色+${by}`,
  next: (by) => `次の色+${by}`,
  previous: (by) => `前の色+${by}`,
  raises: (parts) => parts.join('・'),
  anyColour: '色不問1枚',
  copies: (count) => `各色${count}枚、計${3 * count}枚`,
  requirement: (value, isAny) => (isAny ? `条件はいずれかの評判${value}以上` : `条件${value}`),
  folk: (words, requirement, income, raises, made) =>
    `${names.called(words)}：${requirement}、収入${income}、宣伝力：${raises}。${made}。${words.effect}`,
  geisha: (words, reputation) => `${names.called(words)}：${reputation}。「${words.ability}」${words.effect}`,
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

export const folkTexts = folkParagraphs(names, words);
export const geishaTexts = geishaParagraphs(names, words);
