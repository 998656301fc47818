import type { Character } from '../../words/bots.ts';
import type { Targets } from '../../words/records.ts';

export const BRAMBLE: Character = {
  name: { en: 'Bramble', ja: 'ブランブル' },
  manner: { en: 'picks pie fights', ja: 'パイ投げをしかける' },
  head: { ears: 'pointed', eyes: 'keen', mouth: 'grin', top: 'crest', hue: 5 },
};
export const CLOVER: Character = {
  name: { en: 'Clover', ja: 'クローバー' },
  manner: { en: 'makes friends', ja: '友だちを作る' },
  head: { ears: 'long', eyes: 'soft', mouth: 'smile', top: 'none', hue: 120 },
};
export const TOCK: Character = {
  name: { en: 'Tock', ja: 'トック' },
  manner: { en: 'is always making things', ja: 'いつも何か作っている' },
  head: { ears: 'round', eyes: 'wide', mouth: 'flat', top: 'cap', hue: 40 },
};

export const company: readonly Character[] = [BRAMBLE, CLOVER, TOCK];

export const targets: Targets = {
  level: 3,
  leads: [0, 1, 2],
};
