import { expect, test } from 'vitest';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { rulebook as en } from './en.ts';
import { rulebook as ja } from './ja.ts';

const BOOKS = { en, ja };
const paragraphs = (lang: 'en' | 'ja') => BOOKS[lang].flatMap((chapter) => chapter.paragraphs);

/** Whatever the printed rules leave open and this edition decides. */
const DECIDED = [
  'house.cards',
  'house.duets',
  'house.order',
  'house.open',
  'house.last',
  'house.together',
  'house.after',
  'house.turned',
  'house.counted',
  'house.first',
  'house.memory',
];

test.each(LANGS)('what is decided here is marked, and nothing that is printed, in %s', (lang) => {
  expect(paragraphs(lang).flatMap(({ rule, house }) => (house ? [rule] : []))).toEqual(DECIDED);
});

test.each([
  ['en', /score card is chosen last/],
  ['ja', /配られた楽譜を最後に選びます/],
] as const)('that the dealt score card comes last alone is printed, in %s', (lang, said) => {
  const telling = paragraphs(lang).filter(({ text }) => said.test(plain(text, String)));
  expect(telling.map(({ rule, house }) => [rule, house])).toEqual([['bach.keep', undefined]]);
});
