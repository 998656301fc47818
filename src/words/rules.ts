import type { InBoth } from './phrase.ts';

const en = {
  title: (game: string): string => `${game}: the rules`,
  chapters: 'In this leaflet',
  find: 'Find in the rules',
  foundNothing: 'No paragraph says that.',
  /** The mark of a decision that this edition took. */
  house: 'House',
  houseMeans: 'Paragraphs with this mark are what this edition decided where the rules leave it open.',
};

export type RulesWords = typeof en;

const ja: RulesWords = {
  title: (game) => `${game}のルール`,
  chapters: 'もくじ',
  find: 'ルールの中を探す',
  foundNothing: '見つかりませんでした。',
  house: '卓',
  houseMeans: 'この印のある段落は、ルールに定めがなく、この版で決めたことです。',
};

export const rulesWords: InBoth<RulesWords> = { en, ja };
