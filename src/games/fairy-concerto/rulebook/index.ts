import { bindRulebook } from '../../../words/rulebook.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'orchestra.fairies': 'kinds',
  'setup.contests': 'contests',
  'draft.keep': 'choose',
  'draft.composer': 'composer',
  'draft.pass': 'pass',
  'two.choose': 'two',
  'bach.rounds': 'rounds',
  'score.popular': 'popular',
  'score.conductor': 'conductor',
  'soloist.fewest': 'fewest',
  'soloist.spread': 'spread',
  'soloist.widest': 'widest',
  'soloist.groups': 'groups',
  'score.pianist': 'pianist',
  'score.harpist': 'harpist',
  'score.cards': 'scores',
  'score.honours': 'honours',
  'cards.soloists': 'soloists',
  'cards.pianists': 'pianists',
  'cards.harpists': 'harpists',
  'cards.four': 'four',
  'cards.duos': 'duos',
  'cards.trios': 'trios',
  'cards.authors': 'authors',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };
