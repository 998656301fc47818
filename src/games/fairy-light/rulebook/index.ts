import { bindRulebook } from '../../../words/rulebook.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'forest.parts': 'cards',
  'house.decks': 'lines',
  'house.starts': 'starts',
  'setup.exchange': 'exchange',
  'place.leftmost': 'leftmost',
  'place.beside': 'beside',
  'place.frame': 'frame',
  refill: 'shift',
  'score.near': 'near',
  'score.ray': 'ray',
  'score.example': 'example',
  'forked.two': 'forked',
  'dark.down': 'backs',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };
