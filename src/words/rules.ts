import type { InBoth } from './phrase.ts';

const en = {
  title: (game: string): string => `${game}: the rules`,
  chapters: 'In this leaflet',
  find: 'Search rules',
  foundNothing: 'No paragraph says that.',
  /** The mark of a decision that this edition took. */
  house: 'Ours',
  houseMeans: 'Paragraphs with this mark are what this app decided where the rules leave it open.',
};

export type RulesWords = typeof en;

const ja: RulesWords = {
  title: (game) => `${game}のルール`,
  chapters: 'もくじ',
  find: 'ルールを検索',
  foundNothing: '見つかりませんでした。',
  house: '本アプリ',
  houseMeans: 'この印の段落は、ルールに書かれていないため、このアプリで決めたことです。',
};

export const rulesWords: InBoth<RulesWords> = { en, ja };
