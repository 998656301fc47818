import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../words/voice.ts';
import { SPECIMENS } from '../specimens/all.ts';
import { holdRulebook, holdRuleTests, rulesTested } from './rulebook.ts';

const { sealed } = SPECIMENS;

/** The specimen with another Japanese rulebook. */
function hold(change: (paragraphs: readonly Paragraph[]) => readonly Paragraph[]): () => void {
  const [chapter] = sealed.voices.ja.rulebook;
  const rulebook = [{ title: 'ルール', paragraphs: change(chapter?.paragraphs ?? []) }];
  return () => holdRulebook({ ...sealed, voices: { ...sealed.voices, ja: { ...sealed.voices.ja, rulebook } } });
}

describe('the rulebook', () => {
  test('of a specimen is whole', () => {
    expect(hold((paragraphs) => paragraphs)).not.toThrow();
  });

  test('lacks no rule', () => {
    expect(hold((paragraphs) => paragraphs.slice(1))).toThrow('choose.step has 0 paragraphs in ja');
  });

  test('has no rule twice', () => {
    expect(hold((all) => [...all, ...all.slice(1, 2)])).toThrow('choose.hand has 2 paragraphs in ja');
  });

  test('knows no rule that the game does not', () => {
    expect(hold((all) => [...all, { rule: 'no.rule', text: ['何か'] }])).toThrow('ja has a paragraph for no.rule');
  });

  test('has the order of the rules', () => {
    expect(hold((all) => [...all].reverse())).toThrow("the rulebook's order in ja");
  });

  test('never names a rule as the code does', () => {
    const named = hold((all) => all.map(({ rule }) => ({ rule, text: [`${rule}を見てください。`] })));
    expect(named).toThrow('the paragraph of choose.step in ja names the rule choose.step');
  });

  test('says something in every paragraph', () => {
    expect(hold((all) => all.map(({ rule }) => ({ rule, text: [] })))).toThrow('choose.step says nothing in ja');
  });
});

test('every value of every option has words', () => {
  const options = { passing: { name: 'passing', values: { left: { name: 'left', sentence: 'to the left' } } } };
  const voices = { ...sealed.voices, en: { ...sealed.voices.en, options } };
  expect(() => holdRulebook({ ...sealed, voices })).toThrow('passing=right has no words in en');
});

describe('rule tests', () => {
  const source = `
    rule('place.frame', 'a forest five wide takes no sixth column', () => {});
    rule(
      "score.tie", 'nobody takes the heart', () => {});
    overrule('no.rule', () => {});
  `;

  test('are found by their call', () => {
    expect(rulesTested(source)).toEqual(['place.frame', 'score.tie']);
  });

  test('must be there for every rule', () => {
    expect(() => holdRuleTests(['place.frame', 'score.tie'], [source])).not.toThrow();
    expect(() => holdRuleTests(['place.frame', 'score.tie', 'turn.shift'], [source])).toThrow('no test for turn.shift');
  });

  test('must be of a rule', () => {
    expect(() => holdRuleTests(['place.frame'], [source])).toThrow('tests for score.tie, which are no rules');
  });
});
