import { expect, test } from 'vitest';
import { COMPOSER, kindOf } from '../rules/cards.ts';
import type { Event } from '../rules/state.ts';
import { inLog } from './heard.ts';

const shown = (letter: string): Event => ({
  is: 'revealed',
  seat: 0,
  took: [kindOf(letter)],
  removed: null,
  kept: null,
  away: null,
});

test('of several composers that come together, each kept card says which it is for', () => {
  const [first, second] = [0, 2].map(
    (card): Event => ({ is: 'kept', seat: 0, card, away: card + 1, from: 'composer' }),
  ) as [Event, Event];
  const both: Event = { is: 'revealed', seat: 0, took: [3, COMPOSER, COMPOSER], removed: null, kept: null, away: null };
  expect(inLog('en', both, first, second).map((line) => line.split(', Aya')[0])).toEqual([
    'Aya adds a hornist and 2 composers.',
    'For the first composer',
    'For the second composer',
  ]);
  expect(inLog('ja', both, first, second).map((line) => line.split('の効果')[0])).toEqual([
    'Ayaさんはホルニスト1個と作曲家2個を加えました。',
    'Ayaさんは、1個目の作曲家',
    'Ayaさんは、2個目の作曲家',
  ]);
  const one: Event = { is: 'revealed', seat: 0, took: [COMPOSER], removed: null, kept: null, away: null };
  expect(inLog('en', both, first, second, one, { ...first }).at(-1)).toMatch(/^For the composer, Aya/);
  // What was kept in between is told before what goes to Bach.
  expect(inLog('en', one, first, { is: 'bach', took: [3], cards: 0 }).at(-1)).toBe(
    'Bach gets the other fairy, a hornist.',
  );
});

test('alone what is taken and what Bach gets is one line', () => {
  const events: Event[] = [shown('T'), { is: 'bach', took: [1, COMPOSER], cards: 1 }];
  expect(inLog('en', ...events)).toEqual([
    'Aya adds a trumpeter, and Bach gets the rest: a drummer and a composer. The composer brings Bach a score card, face down.',
  ]);
});

test('what is left for Bach is told by its number, and his cards with what each is for', () => {
  const bach: Event = { is: 'bach', took: [0], cards: 0 };
  expect(inLog('en', shown('T'), bach)).toEqual([
    'Aya adds a trumpeter, and Bach gets the other fairy, also a trumpeter.',
  ]);
  expect(inLog('en', shown('V'), bach)).toEqual(['Aya adds a violinist, and Bach gets the other fairy, a trumpeter.']);
  const turned: Event = { is: 'turned', cards: [0, 4], worth: 3 };
  expect(inLog('en', turned)).toEqual([
    'Final scoring. Bach turns over his 2 score cards. The first is for 4 trumpeters. The second is for 3 trumpeters and 3 drummers. Each is worth 3 points, met or not.',
  ]);
  expect(inLog('ja', turned)).toEqual([
    '最終得点計算です。バッハのスコアカード2枚を公開しました。1枚目はトランペッター4個のカードです。2枚目はトランペッター3個・ドラマー3個のカードです。達成していてもいなくても、1枚につき3点です。',
  ]);
  expect(inLog('ja', { is: 'turned', cards: [0], worth: 3 })).toEqual([
    '最終得点計算です。バッハのスコアカード1枚を公開しました。トランペッター4個のカードです。達成していてもいなくても、3点です。',
  ]);
});
