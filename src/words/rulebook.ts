import { type ChapterIn, chapterRules, chaptersIn, type RuleIn, type RuleList } from '../engine/game.ts';
import { type InBoth, type Phrase, phrase } from './phrase.ts';
import type { Chapter, Paragraph } from './voice.ts';

/** A rulebook in one language: a chapter without its title or a rule without its paragraph does not compile. */
export interface RulebookWords<List extends RuleList> {
  readonly titles: Readonly<Record<ChapterIn<List>, string>>;
  readonly rules: Readonly<Record<RuleIn<List>, string | Phrase>>;
}

/** Order, marks and figures of a rulebook are the same in every language. */
export function bindRulebook<List extends RuleList>(
  list: List,
  figures: Readonly<Partial<Record<RuleIn<List>, string>>>,
  { titles, rules }: RulebookWords<NoInfer<List>>,
): readonly Chapter[] {
  const paragraph = (rule: RuleIn<List>, isHouse: boolean): Paragraph => {
    const [text, figure] = [rules[rule], figures[rule]];
    return {
      rule,
      text: typeof text === 'string' ? phrase`${text}` : text,
      ...(isHouse && { house: true }),
      ...(figure !== undefined && { figure }),
    };
  };
  return chaptersIn(list).map((chapter) => ({
    title: titles[chapter],
    paragraphs: chapterRules(list, chapter).map((rule) => paragraph(rule, list[chapter]?.[rule] === 'house')),
  }));
}

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
