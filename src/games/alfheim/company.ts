import type { Character } from '../../words/bots.ts';
import type { Targets } from '../../words/records.ts';

export const LIV: Character = {
  name: { en: 'Liv', ja: 'リーヴ' },
  manner: { en: 'branches out everywhere', ja: 'あちこちに枝を伸ばす' },
  head: { ears: 'leaf', eyes: 'dots', mouth: 'smile', top: 'tuft', hue: 100 },
};
export const EGIL: Character = {
  name: { en: 'Egil', ja: 'エギル' },
  manner: { en: 'lays long trails', ja: '長い列を作る' },
  head: { ears: 'none', eyes: 'soft', mouth: 'flat', top: 'cap', hue: 215 },
};
export const SAGA: Character = {
  name: { en: 'Saga', ja: 'サーガ' },
  manner: { en: 'is choosy about clues', ja: '手がかりにうるさい' },
  head: { ears: 'pointed', eyes: 'keen', mouth: 'smile', top: 'knot', hue: 300 },
};

export const company: readonly Character[] = [LIV, EGIL, SAGA];

export const targets: Targets = {
  level: 3,
  leads: [1, 5, 10],
};
