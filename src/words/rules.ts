import type { InBoth } from './phrase.ts';

const en = {
  title: (game: string): string => `${game}: the rules`,
  chapters: 'In this leaflet',
  find: 'Search rules',
  foundNothing: 'No paragraph says that.',
  /** The mark of a decision that this edition took. */
  house: 'Ours',
  houseMeans:
    'Paragraphs with this mark are this app’s own: what the rules leave open, or what it does otherwise and says so.',
};

export type RulesWords = typeof en;

const ja: RulesWords = {
  title: (game) => `${game}のルール`,
  chapters: 'もくじ',
  find: 'ルールを検索',
  foundNothing: '見つかりませんでした。',
  house: '本アプリ',
  houseMeans:
    'この印の段落は、ルールに書かれていないこと、またはルールと変えたことについて、このアプリで決めたものです。',
};

export const rulesWords: InBoth<RulesWords> = { en, ja };
