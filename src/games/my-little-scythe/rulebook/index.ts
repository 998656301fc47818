import { bindRulebook } from '../../../words/rulebook.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { type FigureId, SCENES } from './scenes.ts';

/** A card's rule has the card for its figure. */
const cardFigures = Object.fromEntries(Object.keys(SCENES).flatMap((id) => (id.includes('.') ? [[id, id]] : [])));

/** What stands below a rule's paragraph. */
const figureOf: Readonly<Partial<Record<Rule, FigureId>>> = {
  ...cardFigures,
  'setup.parts': 'parts',
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
  'trophy.once': 'fields',
  'secret.spells': 'spells',
};

export const rulebook = { en: bindRulebook(ruleList, figureOf, en), ja: bindRulebook(ruleList, figureOf, ja) };
