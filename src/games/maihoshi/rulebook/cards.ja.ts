import { names } from '../words/names.ja.ts';
import { type CardWords, folkParagraphs, geishaParagraphs } from './cards.ts';

const words: CardWords = {
  each: 'どの色も＋1',
  own: (by) => `自分の色＋${by}`,
  next: (by) => `次の色＋${by}`,
  previous: (by) => `前の色＋${by}`,
  raises: (parts) => parts.join('・'),
  anyColour: '色を問わない1枚',
  copies: (count) => `各色${count}枚`,
  folk: ({ name, effect }, { requirement, income }, raises, made) =>
    `${name}：条件${requirement}、収入${income}、宣伝は${raises}。${made}。${effect}`,
  geisha: ({ name, ability, effect }, reputation) => `${name}：${reputation}。「${ability}」${effect}`,
};

export const folkTexts = folkParagraphs(names, words);
export const geishaTexts = geishaParagraphs(names, words);
