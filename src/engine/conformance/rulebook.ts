import { plain } from '../../words/phrase.ts';
import { type AnyVoice, LANGS } from '../../words/voice.ts';
import { claim, type Facts, type RuleId } from '../game.ts';
import { optionSets, seatCounts } from '../setup.ts';
import { claimSame, type Subject } from './trial.ts';

/** A rule's name that stands in a text where its sentence should; a name of one word may be a word. */
export const ruleIdIn = (text: string, rules: readonly RuleId[]): RuleId | undefined =>
  text.match(DOTTED)?.find((word) => rules.includes(word));

const DOTTED = /[a-z][\w-]*(?:\.[a-z][\w-]*)+/gi;

/** Every rule has exactly one paragraph in each language, in the order of the rulebook, and every option its words. */
export function holdRulebook({ game: { facts }, checks: { rules }, voices }: Subject): void {
  for (const lang of LANGS) {
    const { rulebook, looks, custom } = voices[lang];
    const told = rulebook.flatMap(({ paragraphs }) => paragraphs);
    for (const rule of rules) {
      const count = told.filter((paragraph) => paragraph.rule === rule).length;
      claim(count === 1, `${rule} has ${count} paragraphs in ${lang}, and needs one`);
    }
    for (const { rule, text } of told) {
      claim(rules.includes(rule), `${lang} has a paragraph for ${rule}, which is no rule`);
      claim(text.length > 0, `the paragraph of ${rule} says nothing in ${lang}`);
      holdWords(rules, plain(text, String), `the paragraph of ${rule} in ${lang}`);
    }
    claimSame(
      rules,
      told.map(({ rule }) => rule),
      `the rulebook's order in ${lang} is not that of the rules`,
    );
    for (const { title } of rulebook) {
      claim(title !== '', `a chapter has no title in ${lang}`);
      holdWords(rules, title, `a chapter's title in ${lang}`);
    }
    for (const look of facts.looks ?? []) {
      claim(Boolean(looks?.[look]), `the look ${look} has no name in ${lang}`);
      holdWords(rules, looks?.[look] ?? '', `the look ${look} in ${lang}`);
    }
    holdWords(rules, custom ?? '', `the custom in ${lang}`);
    holdOptions(facts, rules, voices[lang], lang);
  }
}

function holdWords(rules: readonly RuleId[], text: string, where: string): void {
  const id = ruleIdIn(text, rules);
  claim(id === undefined, `${where} names the rule ${id}`);
}

function holdOptions(facts: Facts, rules: readonly RuleId[], { options }: AnyVoice, lang: string): void {
  for (const seats of seatCounts(facts)) {
    for (const set of optionSets(facts, seats)) {
      for (const [id, value] of Object.entries(set)) {
        const words = options[id]?.values[value];
        claim(Boolean(options[id]?.name && words?.name && words.sentence), `${id}=${value} has no words in ${lang}`);
        holdWords(rules, `${options[id]?.name} ${words?.name} ${words?.sentence}`, `${id}=${value} in ${lang}`);
      }
    }
  }
}

/** The rules that a test file names, in the order of their tests. */
export const rulesTested = (source: string): RuleId[] =>
  [...source.matchAll(/\brule\(\s*(['"`])(.+?)\1/g)].map(([, , id]) => id ?? '');

/** Every rule is tested, and every rule test is of a rule. */
export function holdRuleTests(rules: readonly RuleId[], sources: readonly string[]): void {
  const tested = new Set(sources.flatMap(rulesTested));
  const untested = rules.filter((rule) => !tested.has(rule));
  const unknown = [...tested].filter((rule) => !rules.includes(rule));
  claim(
    untested.length === 0,
    `no test for ${untested.join(', ')}: write rule('${untested[0]}', …) in a test of the game's folder`,
  );
  claim(unknown.length === 0, `tests for ${unknown.join(', ')}, which are no rules`);
}
