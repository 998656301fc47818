import type { Character } from '../../words/bots.ts';
import type { Targets } from '../../words/records.ts';

export const SOLO: Character = {
  name: { en: 'Solo', ja: 'ソロ' },
  manner: { en: 'stakes all on one instrument', ja: 'ひとつの楽器にかける' },
  head: { ears: 'none', eyes: 'keen', mouth: 'flat', top: 'crest', hue: 45 },
};
export const TUTTI: Character = {
  name: { en: 'Tutti', ja: 'トゥッティ' },
  manner: { en: 'wants some of everyone', ja: 'まんべんなく集める' },
  head: { ears: 'round', eyes: 'wide', mouth: 'open', top: 'tuft', hue: 140 },
};
export const CODA: Character = {
  name: { en: 'Coda', ja: 'コーダ' },
  manner: { en: 'lives for score cards', ja: '楽譜が大好き' },
  head: { ears: 'leaf', eyes: 'soft', mouth: 'smile', top: 'cap', hue: 270 },
};

export const company: readonly Character[] = [SOLO, TUTTI, CODA];

export const targets: Targets = {
  level: 3,
  leads: [1, 6, 14],
  ladder: { option: 'bach', values: ['gentle', 'printed', 'stern'] },
};
