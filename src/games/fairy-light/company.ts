import type { Character } from '../../words/bots.ts';
import type { Targets } from '../../words/records.ts';

export const KIKO: Character = {
  name: { en: 'Kiko', ja: 'キコ' },
  manner: { en: 'goes for your hearts', ja: '相手のハートをねらう' },
  head: { ears: 'pointed', eyes: 'keen', mouth: 'grin', top: 'tuft', hue: 20 },
};
export const MOMO: Character = {
  name: { en: 'Momo', ja: 'モモ' },
  manner: { en: 'likes it cosy', ja: 'くっつけて置くのが好き' },
  head: { ears: 'round', eyes: 'soft', mouth: 'smile', top: 'none', hue: 330 },
};

export const company: readonly Character[] = [KIKO, MOMO];

export const targets: Targets = {
  level: 3,
  leads: [1, 2, 4],
};
