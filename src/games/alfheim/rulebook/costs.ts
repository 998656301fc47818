import type { Lang } from '../../../words/voice.ts';
import { COSTS, type KindName, kindOf } from '../rules/fairies.ts';
import { Names } from '../words/names.ts';

/** How a list of costs is punctuated: after the kind, between its costs, after the last. */
type Points = readonly [colon: string, between: string, end: string];

/** The five costs of each of these kinds, read off the data: what the rulebook lists is what is played. */
export function listCosts(lang: Lang, [colon, between, end]: Points, kinds: readonly KindName[]): string {
  const names = new Names(lang);
  return kinds
    .map((of) => {
      const kind = kindOf(of);
      const costs = COSTS[kind].map((_, tile) => names.costText(kind, tile)).join(between);
      return `${names.fairyFirstText(kind)}${colon}${costs}${end}`;
    })
    .join('')
    .trim();
}
