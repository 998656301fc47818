import { bindRulebook } from '../../../words/rulebook.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'map.lands': 'map',
  'map.portals': 'portals',
  'setup.tile': 'setup',
  'turn.marker': 'mat',
  'move.cargo': 'cargo',
  'deliver.four': 'delivery',
  'deliver.joint': 'joint',
  'fight.tie': 'fight',
  'quest.sides': 'quest',
  'seek.dice': 'dice',
  'seek.bonus': 'bonus',
  'trophy.friendship': 'fields',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };
