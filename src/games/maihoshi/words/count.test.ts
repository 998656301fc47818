import { expect, test } from 'vitest';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { voiceOf } from './say.ts';

const VOICES = { en: voiceOf(en), ja: voiceOf(ja) };
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const NOTHING = { effects: 0, ability: 0, left: 2, bonus: 0, points: 0 };
const log = (lang: Lang, events: readonly Event[]): string[] =>
  events.map((event) => plain(VOICES[lang].sayEvent(event), named));

test('a round is told with its parts, and why it brought nothing', () => {
  const of = (income: number, more: Partial<Extract<Event, { is: 'scored' }>> = {}): Event => ({
    ...NOTHING,
    is: 'scored',
    seat: 0,
    income,
    penalty: 3,
    ...more,
  });
  expect(log('en', [of(1), of(3), of(9, { effects: 2, points: 8 })])).toEqual([
    'Aya takes no tokens: 2 cards left in hand cost 3, more than the 1 in income.',
    'Aya takes no tokens: 3 in income, less 3 for 2 cards left in hand.',
    'Aya takes 8 tokens: 9 in income and 2 from Rice Broker, less 3 for 2 cards left in hand.',
  ]);
  expect(
    log('ja', [of(1), of(9, { penalty: 0, left: 0, bonus: 5, points: 14 }), of(9, { effects: 2, points: 8 })]),
  ).toEqual([
    'Ayaさんは0点です。収入の1点よりも、残った手札2枚分の3点のほうが多いためです。',
    'Ayaさんは14点です。収入の9点とあがりのボーナスの5点を合わせました。',
    'Ayaさんは8点です。収入の9点と札差の2点から、残った手札2枚分の3点を引きました。',
  ]);
});

test('income alone is told once', () => {
  const scored: Event = { ...NOTHING, is: 'scored', seat: 0, income: 11, penalty: 0, left: 0, points: 11 };
  expect(log('en', [scored])).toEqual(['Aya takes 11 tokens of income.']);
  expect(log('ja', [scored])).toEqual(['Ayaさんは収入の11点です。']);
});

test('the end is told with what came of each round, and the winner with the tokens', () => {
  const none: Event = { is: 'total', seat: 1, rounds: [0, 0, 0], tokens: 0 };
  const once: Event = { is: 'total', seat: 1, rounds: [0, 7, 0], tokens: 7 };
  expect(log('en', [none, once])).toEqual(['Ben has no tokens at all.', 'Ben has 7 tokens, all from round 2.']);
  const total: Event = { is: 'total', seat: 1, rounds: [22, 0, 3], tokens: 25 };
  expect(log('en', [total])).toEqual(['Ben has 25 tokens: 22 in round 1, none in round 2 and 3 in round 3.']);
  expect(log('ja', [total])).toEqual([
    'Benさんは、第1ラウンドが22点、第2ラウンドが0点、第3ラウンドが3点で、合わせて25点です。',
  ]);
  const ended = (tie: 'none' | 'hands' | 'shared', ...winners: number[]): Event => ({
    is: 'ended',
    tokens: [25, 25, 3],
    winners,
    tie,
  });
  expect(log('en', [ended('none', 1), ended('hands', 1), ended('shared', 0, 1)])).toEqual([
    'Ben wins.',
    'Aya and Ben have 25 tokens each. Ben has fewer cards left in hand, and wins.',
    'Aya and Ben have 25 tokens each and the same number of cards left in hand. They share the victory.',
  ]);
});

test('where more have as many tokens than share or win, it is told why', () => {
  const ended = (tie: 'hands' | 'shared', ...winners: number[]): Event => ({
    is: 'ended',
    tokens: [25, 25, 25],
    winners,
    tie,
  });
  const both = [ended('hands', 1), ended('shared', 0, 2)];
  expect(log('en', both)).toEqual([
    'Aya, Ben and Chie have 25 tokens each. Ben has the fewest cards left in hand, and wins.',
    'Aya, Ben and Chie have 25 tokens each. Of them, Aya and Chie have the fewest cards left in hand, and share the victory.',
  ]);
  expect(log('ja', both)).toEqual([
    'Ayaさん、Benさん、Chieさんは25点で並びました。残った手札がいちばん少ないBenさんの勝ちです。',
    'Ayaさん、Benさん、Chieさんは25点で並びました。そのうち残った手札がいちばん少ないAyaさんとChieさんの引き分けです。',
  ]);
});

test('a round that brought nothing is told with all that was earned, and none falls below nothing', () => {
  const scored = (income: number, ability: number): Event => ({
    ...NOTHING,
    is: 'scored',
    seat: 0,
    income,
    ability,
    penalty: 6,
    left: 3,
  });
  expect(log('en', [scored(3, 1)])).toEqual([
    'Aya takes no tokens: 3 cards left in hand cost 6, more than the 3 in income and 1 from Scarlet Dance.',
  ]);
  expect(log('ja', [scored(3, 1), scored(0, 0)])).toEqual([
    'Ayaさんは0点です。収入の3点と特殊能力「緋の舞」の1点を合わせた4点よりも、残った手札3枚分の6点のほうが多いためです。',
    'Ayaさんは、収入がなく、残った手札3枚分の6点を引くところですが、0点より下がらないので0点です。',
  ]);
});
