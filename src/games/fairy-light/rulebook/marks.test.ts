import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { plain } from '../../../words/phrase.ts';
import { rulebook } from './index.ts';

const paragraphs = (lang: 'en' | 'ja') => rulebook[lang].flatMap((chapter) => chapter.paragraphs);

test.each([
  ['en', /six plain cards|start card lies face up|a draw\./],
  ['ja', /シンボル1つのカードが6枚|スタートカードはオモテ向き|引き分け/],
] as const)('no printed paragraph says what is decided elsewhere, in %s', (lang, decided) => {
  for (const { text, house } of paragraphs(lang)) if (!house) expect(plain(text, String)).not.toMatch(decided);
});

rule('house.list', 'what this edition decided is marked where it stands', () => {
  const marked = paragraphs('en').flatMap(({ rule, house }) => (house ? [rule] : []));
  const variants = ['forked.exchange', 'free.open', 'dark.exchange', 'dark.peek'];
  expect(marked.filter((rule) => !rule.startsWith('house.'))).toEqual(variants);
  expect(paragraphs('ja').flatMap(({ rule, house }) => (house ? [rule] : []))).toEqual(marked);
});
