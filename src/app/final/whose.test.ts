import { expect, test } from 'vitest';
import type { AnyReason } from '../../engine/game.ts';
import { name, type Phrase, phrase, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { reasonOf } from './outcome.ts';

const setup = { seats: 2, options: {} };
const RIVAL = 2;

function said(side: number | undefined, words: Phrase, lang: 'en' | 'ja' = 'en'): string {
  const voice = { sayReason: () => words, saySide: () => ['Bach'] } as unknown as AnyVoice;
  const reason: AnyReason = { rule: 'any', ...(side !== undefined && { side }) };
  return plain(reasonOf(reason, setup, voice, tableWords[lang]), (seat) => ['Aya', 'Ren'][seat] ?? '');
}

test('a reason that names nobody is said with the name of whoever it is about', () => {
  expect(said(1, ['two points'])).toBe('Ren: two points');
  expect(said(1, ['2点'], 'ja')).toBe('Renさん：2点');
  expect(said(1, phrase`less than ${name(0)}`)).toBe('Ren: less than Aya');
  expect(said(RIVAL, ['two points'])).toBe('Bach: two points');
});

test('a reason that says itself whose it is, or is nobody’s, is left as it is', () => {
  expect(said(1, phrase`${name(1)} has two`)).toBe('Ren has two');
  expect(said(RIVAL, ['Bach has two'])).toBe('Bach has two');
  expect(said(undefined, ['no heart'])).toBe('no heart');
});
