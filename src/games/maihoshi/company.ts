import type { Character } from '../../words/bots.ts';
import type { Targets } from '../../words/records.ts';

export const GINJI: Character = {
  name: { en: 'Ginji', ja: '銀次' },
  manner: { en: 'likes to get in your way', ja: '人のじゃまが好き' },
  head: { ears: 'pointed', eyes: 'keen', mouth: 'grin', top: 'knot', hue: 230 },
};
export const OYUKI: Character = {
  name: { en: 'Oyuki', ja: 'お雪' },
  manner: { en: 'makes a name first', ja: 'まず評判を上げる' },
  head: { ears: 'none', eyes: 'soft', mouth: 'smile', top: 'crest', hue: 350 },
};
export const CHIYO: Character = {
  name: { en: 'Chiyo', ja: '千代' },
  manner: { en: 'is never happy with a hand', ja: '手札をよく入れ替える' },
  head: { ears: 'leaf', eyes: 'wide', mouth: 'flat', top: 'tuft', hue: 160 },
};

export const company: readonly Character[] = [GINJI, OYUKI, CHIYO];

export const targets: Targets = {
  level: 3,
  leads: [1, 15, 35],
};
