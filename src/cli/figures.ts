import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page that these figures stand on: they age, so a command writes them. */
export const FIGURES = 'src/cli/figures.md';

export interface SourceFile {
  /** From src on. */
  readonly path: string;
  readonly text: string;
}

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');

export const sourceFiles = (): SourceFile[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => isCode(path) || path.endsWith('.css') || path.endsWith('README.md'))
    .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));

const linesIn = (text: string): number => text.split('\n').length - 1;
const total = (files: readonly SourceFile[]): number => files.reduce((sum, { text }) => sum + linesIn(text), 0);
const importedLines = (text: string): number =>
  [...text.matchAll(/^import\b[^;]*;$/gm)].reduce((sum, [each]) => sum + each.split('\n').length, 0);

function medianLines(files: readonly SourceFile[]): number {
  const sorted = files.map(({ text }) => linesIn(text)).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The files of this folder in each game. */
function byGame(files: readonly SourceFile[], folder: string): Map<string, SourceFile[]> {
  const games = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [, game = '', room] = /^games\/([^/]+)\/([^/]+)\//.exec(file.path) ?? [];
    if (room === folder) games.set(game, [...(games.get(game) ?? []), file]);
  }
  return games;
}

/** How large the house is and how it is cut up, one figure a row. */
export function figuresOf(files: readonly SourceFile[]): [what: string, figure: string][] {
  const code = files.filter(({ path }) => isCode(path));
  const product = code.filter(({ path }) => !isTest(path));
  const tests = code.filter(({ path }) => isTest(path));
  const most = (folder: string): number =>
    Math.max(0, ...[...byGame(product, folder).values()].map(({ length }) => length));
  const imported = product.reduce((sum, { text }) => sum + importedLines(text), 0);
  const share = total(product) === 0 ? 0 : (100 * imported) / total(product);
  const pages = files.filter(({ path }) => path.endsWith('README.md'));
  const words = pages.flatMap(({ text }) => text.match(/^\| \*\*.*/gm) ?? []);
  const wayOfATap = pages.flatMap(({ text }) => /^\| the way of a tap .*$/m.exec(text)?.[0].match(/\w\.tsx?`/g) ?? []);
  return [
    ['files of code, tests apart', `${product.length}`],
    ['their lines, and those of the file in the middle', `${total(product)}, ${medianLines(product)}`],
    ['files above 300 lines', `${product.filter(({ text }) => linesIn(text) > 300).length}`],
    ['lines that import', `${share.toFixed(1)} %`],
    ['files of tests, and their lines', `${tests.length}, ${total(tests)}`],
    ['style sheets', `${files.filter(({ path }) => path.endsWith('.css')).length}`],
    ['rules of a game: files at most', `${most('rules')}`],
    ['words of a game: files at most', `${most('words')}`],
    ['words of all games: lines', `${total([...byGame(product, 'words').values()].flat())}`],
    ['words that the pages explain', `${words.length}`],
    ['files that one opens to follow a tap', `${wayOfATap.length}`],
  ];
}

export const figuresPage = (files: readonly SourceFile[]): string =>
  [
    '# Figures of the house',
    '',
    'Written by `npm run house`; they hold for the day on which it was run last.',
    '',
    '| | |',
    '|---|---|',
    ...figuresOf(files).map(([what, figure]) => `| ${what} | ${figure} |`),
    '',
  ].join('\n');
