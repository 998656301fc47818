import { bindRulebook } from '../../../words/rulebook.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'setup.costs': 'kinds',
  'setup.pairs': 'clues',
  'setup.footprint': 'footprints',
  'place.beside': 'beside',
  'house.part': 'part',
  'house.share': 'share',
  'house.domino': 'four',
  'king.pattern': 'king',
  'expert.sets': 'experts',
  'expert.tie': 'tie',
  'end.footprint': 'footprint',
  'end.most': 'example',
  'house.costs': 'costs',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };
