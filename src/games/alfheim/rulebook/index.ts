import { bindRulebook } from '../../../words/rulebook.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'house.clues': 'clues',
  'parts.fairies': 'kinds',
  'parts.footprints': 'footprints',
  'parts.experts': 'experts',
  'place.beside': 'beside',
  'house.part': 'part',
  'house.share': 'share',
  'house.domino': 'four',
  'king.pattern': 'king',
  'expert.tie': 'tie',
  'end.footprint': 'footprint',
  'end.example': 'example',
  'costs.nisse': 'nisseCosts',
  'costs.fairies': 'fairyCosts',
  'costs.queen': 'queenCosts',
  'costs.tomte': 'tomteCosts',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };
