import { expect, test } from 'vitest';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { rulebook as en } from './en.ts';
import { rulebook as ja } from './ja.ts';

const BOOKS = { en, ja };
const paragraphs = (lang: 'en' | 'ja') => BOOKS[lang].flatMap((chapter) => chapter.paragraphs);

/** Whatever the printed rules leave open and this edition decides. */
const DECIDED = [
  'forked.exchange',
  'free.open',
  'dark.exchange',
  'dark.peek',
  'house.starts',
  'house.decks',
  'house.north',
  'house.begin',
  'house.replace',
  'house.three',
  'house.draw',
];

test.each(LANGS)('what is decided here is marked, and nothing that is printed, in %s', (lang) => {
  expect(paragraphs(lang).flatMap(({ rule, house }) => (house ? [rule] : []))).toEqual(DECIDED);
});

test.each([
  ['en', /one or two symbols|start card lies face up/],
  ['ja', /しるしが1つか2つ|スタートカードは表向き/],
] as const)('no printed paragraph says what is decided elsewhere, in %s', (lang, decided) => {
  for (const { text, house } of paragraphs(lang)) if (!house) expect(plain(text, String)).not.toMatch(decided);
});
