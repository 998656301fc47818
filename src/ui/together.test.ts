import { expect, test } from 'vitest';
import { icon, name, phrase, thing } from '../words/phrase.ts';
import { together } from './PhraseLine.tsx';

const sun = icon('sun', 'suns');
const moon = icon('moon', 'moons');
const paw = icon('paw', '');
const cat = thing('card:cat', 'a cat');

test.each([
  ['a count before its icon', phrase`sees 12 ${sun} and`, [['sees '], ['12 ', sun], [' and']]],
  ['a count behind it', phrase`${sun}2つ`, [[sun, '2'], ['つ']]],
  ['both sides of one icon', phrase`3 ${sun} 4`, [['3 ', sun, ' 4']]],
  ['two of them', phrase`2 ${sun} to 3 ${moon}`, [['2 ', sun], [' to '], ['3 ', moon]]],
  [
    'what closes a sentence behind a thing',
    phrase`keeps ${cat}. ${cat}, done`,
    [['keeps '], [cat, '.'], [' '], [cat, ','], [' done']],
  ],
  ['and in Japanese', phrase`${cat}、${cat}です。`, [[cat, '、'], [cat], ['です。']]],
  ['an icon that says nothing and its thing', phrase`has ${paw}${cat}.`, [['has '], [paw, cat, '.']]],
  ['an icon that says more of the thing behind it', phrase`has ${sun}${cat}`, [['has '], [sun, cat]]],
  ['what closes behind an icon', phrase`${cat} ${sun}. And`, [[cat], [' '], [sun, '.'], [' And']]],
  [
    'a word that an icon is held to',
    phrase`to ${cat}\u00a0${sun}, now`,
    [['to '], [cat], ['\u00a0', sun, ','], [' now']],
  ],
  [
    'what opens before an icon',
    phrase`places 「${paw}${cat}」 there`,
    [['places '], ['「', paw, cat, '」'], [' there']],
  ],
  [
    'what opens before a name',
    phrase`since 「${name(0)}: ${cat}」`,
    [['since '], ['「', name(0)], [': '], [cat, '」']],
  ],
  ['a number before a name', phrase`in round 3 ${name(0)}`, [['in round 3 '], [name(0)]]],
  ['a mark right behind its thing', phrase`${cat}${sun}、`, [[cat, sun, '、']]],
  ['no count', phrase`${name(0)} gets ${sun}`, [[name(0)], [' gets '], [sun]]],
])('%s', (_, said, runs) => {
  expect(together(said)).toEqual(runs);
  expect(
    together(said)
      .flat()
      .filter((part) => typeof part !== 'string'),
  ).toEqual(said.filter((part) => typeof part !== 'string'));
});

test('nothing is lost or said twice', () => {
  const said = phrase`1${sun}2${moon}3 and 4 ${sun}`;
  const text = (parts: readonly unknown[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : '*')).join('');
  expect(text(together(said).flat())).toBe(text(said));
});
