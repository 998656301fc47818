import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { rulebook } from './index.ts';

const paragraphs = (lang: 'en' | 'ja') => rulebook[lang].flatMap((chapter) => chapter.paragraphs);

test.each([
  ['en', /one or two symbols|start card lies face up/],
  ['ja', /しるしが1つか2つ|スタートカードはオモテ向き/],
] as const)('no printed paragraph says what is decided elsewhere, in %s', (lang, decided) => {
  for (const { text, house } of paragraphs(lang)) if (!house) expect(plain(text, String)).not.toMatch(decided);
});
