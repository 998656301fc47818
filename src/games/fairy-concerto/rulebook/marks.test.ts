import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { rulebook } from './index.ts';

test.each([
  ['en', /score cards after everything else/],
  ['ja', /配られたスコアカードを最後に選びます/],
] as const)('that the dealt score card comes last alone is printed, in %s', (lang, said) => {
  const paragraphs = rulebook[lang].flatMap((chapter) => chapter.paragraphs);
  const telling = paragraphs.filter(({ text }) => said.test(plain(text, String)));
  expect(telling.map(({ rule, house }) => [rule, house])).toEqual([['bach.keep', undefined]]);
});
