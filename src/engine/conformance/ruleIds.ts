import type { RuleId } from '../ids.ts';

/** A rule's name that stands in a text where its sentence should; a name of one word may be a word. */
export const ruleIdIn = (text: string, rules: readonly RuleId[]): RuleId | undefined =>
  text.match(DOTTED)?.find((word) => rules.includes(word));

const DOTTED = /[a-z][\w-]*(?:\.[a-z][\w-]*)+/gi;
