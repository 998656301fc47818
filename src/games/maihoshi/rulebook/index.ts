import { bindRulebook } from '../../../words/rulebook.ts';
import { FOLK, type FolkRule, folkRule, GEISHA_IDS, type GeishaRule, geishaRule, tableOf } from '../rules/cards.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

type NamedRule = FolkRule | GeishaRule;
const named: readonly NamedRule[] = [...FOLK.map(({ id }) => folkRule(id)), ...GEISHA_IDS.map(geishaRule)];

const figures: Readonly<Partial<Record<Rule, FigureId | NamedRule>>> = {
  'aim.cards': 'anatomy',
  'aim.reputation': 'house',
  'guest.requirement': 'raised',
  'end.lap': 'lap',
  'score.hand': 'costs',
  'score.example': 'counted',
  // The figure of a card or a geisha is named like the rule that explains it.
  ...tableOf<NamedRule, NamedRule>(named.map((rule) => [rule, rule])),
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };
