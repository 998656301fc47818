import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import type { Lang } from '../../../words/voice.ts';
import type { KindName } from '../rules/fairies.ts';
import { foresee } from '../rules/foresee.ts';
import { why } from '../rules/moves.ts';
import { callOf, fieldFrom, placed, positionOf, withFairy } from '../rules/sample.ts';
import type { Field, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf('en'), ja: voiceOf('ja') };
const COSTS = { nisse1: 'AB', fairy1: 'ACD', king: 'xxxyy' };

const refusal = (lang: Lang, field: Field, name: KindName): string => {
  const state = positionOf(field, { round: 8, costs: COSTS });
  const reason = why(view(state, 0), 0, callOf(name, 9, 9, 9, 10));
  return plain(reason ? VOICES[lang].sayReason(reason) : [], String);
};

/** These, in this order. */
const inOrder = (...words: readonly string[]) => expect.stringMatching(new RegExp(words.join('.*'), 'i'));

test('whoever cannot come needs certain clues, beside those that are there', () => {
  expect(refusal('en', fieldFrom('AD'), 'nisse1')).toEqual(inOrder('Nisse 1', 'porridge', 'beside milk'));
  expect(refusal('ja', fieldFrom('AD'), 'nisse1')).toEqual(inOrder('ニッセ1番', 'ミルクと連続する', 'おかゆ'));
  expect(refusal('en', fieldFrom('DA'), 'fairy1')).toEqual(inOrder('Fairy 1', 'honey', 'beside berries and milk'));
  expect(refusal('en', fieldFrom('DD'), 'king')).toEqual(inOrder('King', 'berries and 2 others', 'beside 2 berries'));
  expect(refusal('en', fieldFrom('F'), 'nisse1')).toEqual(inOrder('Nothing', 'Nisse 1', 'open end'));
});

test('a run without a free end is named as that', () => {
  const shut = withFairy(withFairy(fieldFrom('AB'), 'nisse2', -1, 0, -1, 1), 'nisse3', 2, 0, 2, 1);
  expect(refusal('en', shut, 'nisse1')).toEqual(inOrder('Nisse 1', 'neither end', 'two empty places'));
});

test('who is asked for fairies hears whose place is to be chosen, or that nobody can come', () => {
  const asked = (state: State): string =>
    plain(VOICES.en.sayAsk({ seat: 0, step: 'call', cover: 'open' }, view(state, 0)), String);
  expect(asked(positionOf(fieldFrom('AB'), { costs: COSTS }))).toEqual(inOrder('place', 'Nisse 1'));
  expect(asked(positionOf(fieldFrom('AD'), { costs: COSTS }))).toEqual(inOrder('Nobody', 'end the turn'));
});

test('what a clue completes and what it leaves one short is named with what is still lacking', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C', costs: { fairy1: 'ABC', nisse2: 'CD' } });
  const said = (lang: Lang): string[] =>
    foresee(view(state, 0), 0, placed(2, 0)).map((reason) => plain(VOICES[lang].sayReason(reason), String));
  expect(said('en')).toEqual([inOrder('Fairy 1', '3'), inOrder('Nisse 2', 'berries')]);
  expect(said('ja')).toEqual([inOrder('フェアリー1番', '3点'), inOrder('ニッセ2番', 'あと1枚', 'ベリー')]);
});
