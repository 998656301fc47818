import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { dealt } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { sayTie } from './tie.ts';

const tieWords = { en: en.tie, ja: ja.tie };

const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const ended = (tokens: readonly number[], held: readonly number[]) =>
  ({ ...view(dealt({ seats: 3 }), 'onlooker'), stage: 'over', tokens, held }) as const;

test('where tokens alone decide nothing is said, and nothing before the end', () => {
  expect(sayTie(tieWords.en, ended([30, 20, 29], [1, 2, 3]))).toBeNull();
  expect(sayTie(tieWords.en, { ...ended([30, 30, 12], [1, 2, 3]), stage: 'turn' })).toBeNull();
});

test('among equals it is said who has the fewest cards, or who share', () => {
  const said = (lang: 'en' | 'ja', held: readonly number[]): string =>
    plain(sayTie(tieWords[lang], ended([30, 30, 30], held)) ?? [], named);
  expect(said('en', [3, 2, 4])).toBe(
    'Aya, Ben and Chie have the same number of tokens. Ben has the fewest hand cards left: 2.',
  );
  expect(said('ja', [3, 2, 4])).toBe(
    'Ayaさん、Benさん、Chieさんは同点です。手札が2枚でいちばん少ないBenさんの勝ちです。',
  );
  expect(said('en', [2, 3, 2])).toBe(
    'Aya, Ben and Chie have the same number of tokens, and of them Aya and Chie the fewest hand cards: they share the victory.',
  );
  expect(said('ja', [2, 3, 2])).toBe(
    'Ayaさん、Benさん、Chieさんは同点です。手札も同じ枚数でいちばん少ないAyaさんとChieさんの引き分けです。',
  );
  expect(said('en', [2, 2, 2])).toBe(
    'Aya, Ben and Chie have the same number of tokens and of cards left in hand: they share the victory.',
  );
  expect(said('ja', [2, 2, 2])).toBe(
    'Ayaさん、Benさん、Chieさんは同点で、残った手札の枚数も同じなので、3人の引き分けです。',
  );
});
