import { type ChapterIn, chapterRules, chaptersIn, type RuleIn, type RuleList } from '../engine/ruleList.ts';
import { type Phrase, phrase } from './phrase.ts';
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
