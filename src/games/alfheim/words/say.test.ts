import { expect, test } from 'vitest';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import type { KindName } from '../rules/fairies.ts';
import { callOf, fieldFrom, positionOf, withFairy } from '../rules/sample.ts';
import type { Field, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { why } from '../rules/why.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf('en'), ja: voiceOf('ja') };
const COSTS = { nisse1: 'AB', fairy1: 'ACD', king: 'xxxyy' };

const refusal = (lang: Lang, field: Field, name: KindName): string => {
  const state = positionOf(field, { round: 8, costs: COSTS });
  const reason = why(view(state, 0), 0, callOf(name, 9, 9, 9, 10));
  return plain(reason ? VOICES[lang].sayReason(reason) : [], String);
};

test('whoever cannot come needs certain clues, beside those that are there', () => {
  expect(refusal('en', fieldFrom('AD'), 'nisse1')).toBe('Nisse 1 needs porridge beside milk.');
  expect(refusal('ja', fieldFrom('AD'), 'nisse1')).toBe('ニッセ1番を配置するには、ミルクと連続するおかゆが必要です。');
  expect(refusal('en', fieldFrom('DA'), 'fairy1')).toBe('Fairy 1 needs honey beside berries and milk.');
  expect(refusal('en', fieldFrom('DD'), 'king')).toBe('The King needs berries and 2 others beside 2 berries.');
  expect(refusal('en', fieldFrom('F'), 'nisse1')).toBe('Nothing that Nisse 1 wants lies at an open end of a run.');
});

test('a run without a free end is named as that', () => {
  const shut = withFairy(withFairy(fieldFrom('AB'), 'nisse2', -1, 0, -1, 1), 'nisse3', 2, 0, 2, 1);
  expect(refusal('en', shut, 'nisse1')).toBe('The run for Nisse 1 is there, but neither end has two empty places.');
});

test('who is asked for fairies hears how many can come, in a few words', () => {
  const asked = (state: State): string =>
    plain(VOICES.en.sayAsk({ seat: 0, step: 'call', cover: 'open' }, view(state, 0)), String);
  expect(asked(positionOf(fieldFrom('AB'), { costs: COSTS }))).toBe('Choose a place for Nisse 1');
  expect(asked(positionOf(fieldFrom('AD'), { costs: COSTS }))).toBe('Nobody can come: end the turn');
});
