import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The rooms and files of a game that speak. */
const SPEAKING = /^(?:words|rulebook|guide|face)\/|^box\.tsx$/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const QUOTED = /'[^'\n]*'|`[^`]*`/g;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

interface Vocabulary {
  /** The words of the printed rules, each said somewhere. */
  readonly terms: readonly string[];
  /** What once stood in their place, and what reads as translated. */
  readonly replaced: readonly RegExp[];
  /** English that had to be read twice. */
  readonly clumsy: readonly RegExp[];
}

/** All that a game says stands in quotes; what is put in from elsewhere is left out. */
export function saidIn(game: string): { readonly english: readonly string[]; readonly japanese: readonly string[] } {
  const home = join('src', 'games', game);
  const quoted = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => SPEAKING.test(file) && /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => readFileSync(join(home, file), 'utf8').replace(COMMENTS, '').match(QUOTED) ?? [])
    .map((text) => text.slice(1, -1).replace(/\$\{[^}]*(?:\}|$)/g, '…'));
  const japanese = quoted.filter((text) => JAPANESE.test(text));
  // A single word is mostly a name for the program.
  return { japanese, english: quoted.filter((text) => text.includes(' ') && !JAPANESE.test(text)) };
}

/** The owner of a printed game must recognise every word of it. */
export function testVocabulary(game: string, { terms, replaced, clumsy }: Vocabulary): void {
  const { english, japanese } = saidIn(game);
  const all = japanese.join('\n');

  test('Japanese says things in the words of the rules', () => {
    expect(terms.filter((term) => !all.includes(term))).toEqual([]);
  });

  test.each(replaced)('Japanese never says %s', (word) => {
    expect(japanese.filter((text) => word.test(text))).toEqual([]);
  });

  test('Japanese has its own punctuation', () => {
    expect(japanese.filter((text) => HALF_WIDTH.test(text))).toEqual([]);
  });

  test.each(clumsy)('English never says %s', (line) => {
    expect(english.filter((text) => line.test(text))).toEqual([]);
  });
}

const HALF_WIDTH = /[ぁ-んァ-ヶ一-龠](?:[(),!?:;]| [ぁ-んァ-ヶ一-龠])/;
