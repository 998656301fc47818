import { bindRulebook } from '../../../words/rulebook.ts';
import { ruleList } from '../rules/ids.ts';
import { en } from './en.ts';
import { figureOf } from './figureOf.ts';
import { ja } from './ja.ts';

export const rulebook = { en: bindRulebook(ruleList, figureOf, en), ja: bindRulebook(ruleList, figureOf, ja) };
