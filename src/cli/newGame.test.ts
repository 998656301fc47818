import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeNewGame } from './newGame.ts';

const MOST_LINES = 120;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'enza-new-'));
  cpSync(join('src', 'starter'), join(root, 'src', 'starter'), { recursive: true });
  for (const table of ['shelf.ts', 'rules.ts', 'faces.ts']) {
    cpSync(join('src', 'games', table), join(root, 'src', 'games', table));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (...path: string[]): string => readFileSync(join(root, 'src', 'games', ...path), 'utf8');

test('a new game is short, has its own name everywhere, and stands in the three tables', () => {
  writeNewGame(root, { id: 'blue-moon', code: 7 });
  const folder = join(root, 'src', 'games', 'blue-moon');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  const texts = files.map((file) => read('blue-moon', file));
  expect(texts.join('').split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES);
  expect(texts.join('')).not.toMatch(/toy|31\b/i);
  expect(read('blue-moon', 'facts.ts')).toContain("id: 'blue-moon', code: 7");
  expect(read('blue-moon', 'box.tsx')).toContain("en: 'Blue Moon'");
  expect(read('blue-moon', 'conformance.test.ts')).toContain("conformGame('blue-moon')");
  expect(read('rules.ts')).toContain("  'blue-moon': { code: 7, rules: () => import('./blue-moon/rules/index.ts')");
  expect(read('faces.ts')).toContain("  'blue-moon': { en: () => import('./blue-moon/face/en.ts')");
  expect(read('shelf.ts')).toContain("import { box as blueMoon } from './blue-moon/box.tsx';");
  expect(read('shelf.ts')).toMatch(/, blueMoon\];/);
});

test('it draws its cards where that is wanted, and leaves the drawing away where not', () => {
  writeNewGame(root, { id: 'moon', code: 7 });
  writeNewGame(root, { id: 'sun', code: 8, drawn: true });
  expect(read('moon', 'face', 'ja.ts')).toMatch(/plainFace\(Cover, voices, 'ja'\)/);
  expect(existsSync(join(root, 'src', 'games', 'moon', 'face', 'drawing.tsx'))).toBe(false);
  expect(read('sun', 'face', 'ja.ts')).toMatch(/import \{ cardFace \} from '.*\/cardFace.ts';/);
  expect(read('sun', 'face', 'ja.ts')).toContain("cardFace(Cover, voices, 'ja', () => import('./drawing.tsx'))");
  expect(read('sun', 'face', 'drawing.tsx')).toContain("from '../rules/index.ts'");
});

test.each([false, true])('what its face imports is there where it is imported from, drawn: %s', (drawn) => {
  writeNewGame(root, { id: 'moon', code: 7, drawn });
  const files = readdirSync(join(root, 'src', 'games', 'moon', 'face'));
  const imports = files.flatMap((file) => [
    ...read('moon', 'face', file).matchAll(/import \{ (.*) \} from '..\/..\/..\/(ui.*)'/g),
  ]);
  expect(imports.length).toBeGreaterThan(2);
  for (const [, names = '', from = ''] of imports) {
    const text = readFileSync(join('src', from), 'utf8');
    for (const name of names.split(', ').map((each) => each.replace('type ', ''))) {
      expect(text, from).toMatch(new RegExp(`export (?:const|function|interface|type) ${name}\\b`));
    }
  }
});

test('a name that is none, or taken, is refused, and nothing is written', () => {
  writeNewGame(root, { id: 'moon', code: 7 });
  const before = read('rules.ts');
  for (const id of ['', 'Moon', '../moon', 'moon-', 'moon']) {
    expect(() => writeNewGame(root, { id, code: 8 }), id).toThrow(/is no name|is a game moon already/);
  }
  expect(read('rules.ts')).toBe(before);
});
