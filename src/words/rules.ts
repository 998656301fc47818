import type { InBoth } from './phrase.ts';

export interface RulesWords {
  title(game: string): string;
  readonly chapters: string;
  readonly find: string;
  readonly foundNothing: string;
  /** The mark of a decision that this edition took. */
  readonly house: string;
  readonly houseMeans: string;
}

export const rulesWords: InBoth<RulesWords> = {
  en: {
    title: (game) => `${game}: the rules`,
    chapters: 'In this leaflet',
    find: 'Find in the rules',
    foundNothing: 'No paragraph says that.',
    house: 'House',
    houseMeans: 'Paragraphs with this mark are what this edition decided where the rules leave it open.',
  },
  ja: {
    title: (game) => `${game}のルール`,
    chapters: 'もくじ',
    find: 'ルールの中を探す',
    foundNothing: '見つかりませんでした。',
    house: '卓',
    houseMeans: 'この印のある段落は、ルールに定めがなく、この版で決めたことです。',
  },
};
