import type { RuleId } from './ids.ts';

/** Whether a rule stands in the printed rules, or is a decision of this edition, which the rulebook marks as such. */
export type Mark = 'printed' | 'house';

/** All rules of a game by chapter, in the order of its rulebook. */
export type RuleList = Readonly<Record<string, Readonly<Record<RuleId, Mark>>>>;

export type ChapterIn<List extends RuleList> = keyof List & string;
export type RuleIn<List extends RuleList> = { [In in keyof List]: keyof List[In] }[keyof List] & RuleId;

export const chaptersIn = <List extends RuleList>(list: List): readonly ChapterIn<List>[] => Object.keys(list);

export const chapterRules = <List extends RuleList>(list: List, chapter: ChapterIn<List>): readonly RuleIn<List>[] =>
  Object.keys(list[chapter] ?? {}) as RuleIn<List>[];

export const rulesIn = <List extends RuleList>(list: List): readonly RuleIn<List>[] =>
  chaptersIn(list).flatMap((chapter) => chapterRules(list, chapter));
