import { expect, test } from 'vitest';
import { figuresOf, figuresPage, type SourceFile } from './house.ts';

const file = (path: string, ...lines: string[]): SourceFile => ({ path, text: `${lines.join('\n')}\n` });

const FILES = [
  file('engine/log.ts', "import { a } from './a.ts';", 'import {', '  b,', "} from './b.ts';", 'export const c = 1;'),
  file('engine/log.test.ts', 'test();'),
  file('tests/page.ts', 'a();', 'b();'),
  file('games/go/rules/index.ts', 'a();'),
  file('games/go/rules/play.ts', 'a();', 'b();'),
  file('games/chess/rules/index.ts', 'a();'),
  file('games/go/words/say.ts', 'a();', 'b();', 'c();'),
  file('ui/css/paper.css', 'p {}'),
  file(
    'README.md',
    '| word | means |',
    '| **seat** | a place |',
    '| **move** | an answer |',
    '| the way of a tap | `a.ts`, then `b.tsx` |',
  ),
];

test('files, lines, imports and words are counted, tests apart', () => {
  expect(Object.fromEntries(figuresOf(FILES))).toMatchObject({
    'files of code, tests apart': '5',
    'their lines, and those of the file in the middle': '12, 2',
    'lines that import': '33.3 %',
    'files of tests, and their lines': '2, 3',
    'style sheets': '1',
    'rules of a game: files at most': '2',
    'words of a game: files at most': '1',
    'words of all games: lines': '3',
    'words that the pages explain': '2',
    'files that one opens to follow a tap': '2',
  });
});

test('the page has a row for each', () => {
  for (const [what, figure] of figuresOf(FILES)) expect(figuresPage(FILES)).toContain(`| ${what} | ${figure} |`);
});
