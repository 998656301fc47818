import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Each line is a wrong file; the borders must refuse it with a word of their message. */
const WRONG = {
  'src/engine/a.ts': ["export { words } from '../words/a.ts';", 'engine may import nothing'],
  'src/engine/b.ts': ["export { signal } from '@preact/signals';", 'engine may import nothing'],
  'src/engine/conformance/a.ts': ["export { host } from '../../host/a.ts';", 'engine/conformance may import'],
  'src/engine/conformance/b.ts': [
    "export type Host = import('../../host/a.ts').Host;",
    'engine/conformance may import',
  ],
  'src/engine/specimens/one/a.ts': ["export { host } from '../../../host/a.ts';", 'engine/specimens may import'],
  'src/bots/a.ts': ["export { host } from '../host/a.ts';", 'bots may import'],
  'src/protocol/a.ts': ["export type { Link } from '../link/a.ts';", 'protocol may import'],
  'src/saves/a.ts': ["export { get } from 'idb-keyval';", 'saves may import'],
  'src/words/a.ts': ["export const load = () => import('../app/a.tsx');", 'words may import'],
  'src/words/b.ts': ["export { facts } from '../games/one/facts.ts';", 'words may import'],
  'src/games/one/facts.ts': ["export { face } from './face/index.tsx';", '<game>/facts.ts may import'],
  'src/games/one/rules/a.ts': ["export { face } from '../face/index.tsx';", '<game>/rules may import'],
  'src/games/one/bot/a.ts': ["export { play } from '../../two/rules/play.ts';", 'do not import each other'],
  'src/games/one/checks.ts': ["export { checks } from '../two/checks.ts';", 'do not import each other'],
  'src/games/one/box.tsx': ["export { SHELF } from '../shelf.ts';", 'do not import each other'],
  'src/games/one/face/a.tsx': ["export { life } from '../../../pwa/life.ts';", '<game>/face may import'],
  'src/games/one/face/parts/a.tsx': ["export { card } from '../../../two/face/card.tsx';", 'do not import each other'],
  'src/app/a.tsx': ["export { facts } from '../games/one/facts.ts';", 'app may import'],
  'src/app/b.tsx': ["export { RULES } from '../games/rules.ts';", 'app may import'],
  'src/ui/a.tsx': ["export * from '../games/one/face/index.tsx';", 'ui may import'],
  'src/parts/a.tsx': ["export { Card } from '../games/one/face/Card.tsx';", 'parts may import'],
  'src/link/a.ts': ["import '../host/a.ts';", 'link may import'],
  'src/host/a.ts': ["export { SHELF } from '../games/shelf.ts';", 'host may import'],
  'src/host/b.ts': ["export const load = () => import('../games/one/rules/index.ts');", 'host may import'],
  'src/host/c.ts': ["export { link } from '../link/a.ts';", 'host may import'],
  'src/engine/c.ts': ["export { play } from './specimens/all.ts';", 'engine may import nothing'],
  'src/ui/b.tsx': ["export { Screen } from '../app/Screen.tsx';", 'ui may import'],
  'src/kept/a.ts': ["export { words } from '../words/a.ts';", 'kept may import'],
  'src/host/d.ts': ["export { Stage } from './rehearsal/stage.ts';", 'host may import'],
  'src/games/shelf.ts': ["export { RULES } from './rules.ts';", 'games/shelf.ts may import'],
  'src/games/one/words/a.ts': ["export { Board } from '../face/Board.tsx';", '<game>/words may import'],
  'src/games/one/face/b.tsx': ["export { search } from '../../../bots/search.ts';", '<game>/face may import'],
  'src/engine/chance.ts': ['export const chance = Math.random();', 'chance comes from an Rng'],
  'src/engine/chance2.ts': ['export const { random } = Math;', 'by their full name'],
  'src/engine/clock.ts': ['export const now = Date.now();', 'global variable Date'],
  'src/bots/digit.ts': ['export const bonus = Math.log(3);', 'last digit'],
  'src/games/one/rules/digit.ts': ['export const power = Math.pow;', 'last digit'],
  'src/words/sort.ts': ["export const before = (a: string) => a.localeCompare('b');", 'differs from device to device'],
  'src/words/number.ts': ['export const text = (3).toLocaleString();', 'differs from device to device'],
  'src/saves/timer.ts': ['setTimeout(() => undefined);', 'global variable setTimeout'],
} as const;

/** What the borders must let through; a border that refuses everything would prove nothing. */
const RIGHT = {
  'src/engine/fine.ts': "import { a } from './a.ts';\nexport const b = Math.floor(Math.sqrt(a));",
  'src/engine/conformance/fine.ts': "export { a } from '../a.ts';\nexport type { Voice } from '../../words/voice.ts';",
  'src/engine/specimens/one/fine.ts': "export { a } from '../../game.ts';\nexport { b } from '../kit.ts';",
  'src/games/one/rules/fine.ts':
    "export type { Facts } from '../../../engine/game.ts';\nexport { facts } from '../facts.ts';",
  'src/games/one/face/fine.tsx':
    "export { Card } from '../../../ui/Card.tsx';\nexport { place } from '../rules/place.ts';",
  'src/games/one/face/parts/fine.tsx': "export { place } from '../../rules/place.ts';",
  'src/app/fine.tsx':
    "export { SHELF } from '../games/shelf.ts';\nexport { host } from '../link/host.ts';\nexport const now = Date.now();",
  'src/host/fine.ts':
    "export { RULES } from '../games/rules.ts';\nexport type { Card } from '../protocol/messages.ts';",
};

/** Globals of another world: the compiler must not know them there. */
const FOREIGN = [
  { context: 'rules', path: 'src/engine/a.ts', name: 'document' },
  { context: 'rules', path: 'src/bots/a.ts', name: 'setTimeout' },
  { context: 'rules', path: 'src/words/a.ts', name: 'navigator' },
  { context: 'rules', path: 'src/saves/a.ts', name: 'indexedDB' },
  { context: 'rules', path: 'src/games/one/rules/a.ts', name: 'Worker' },
  { context: 'rules', path: 'src/games/one/bot/a.ts', name: 'window' },
  { context: 'rules', path: 'src/games/one/words/a.ts', name: 'process' },
  { context: 'worker', path: 'src/host/a.ts', name: 'document' },
  { context: 'worker', path: 'src/thinker/a.ts', name: 'window' },
  { context: 'sw', path: 'src/sw.ts', name: 'document' },
  { context: 'page', path: 'src/app/a.tsx', name: 'process' },
];
const CONTEXTS = [...new Set(FOREIGN.map(({ context }) => context))];

const SHELL = ['app', 'host', 'link', 'parts', 'protocol', 'pwa', 'saves', 'ui', 'words'];

const root = resolve('.');
const tool = (path: string): string => join(root, 'node_modules', path);

/** A project with our borders and compiler contexts and none of our source. */
function emptyProject(): { readonly folder: string; write(path: string, text: string): void } {
  const folder = mkdtempSync(join(tmpdir(), 'enza-borders-'));
  for (const each of ['biome.json', '.borders', '.gitignore', 'src/contexts']) {
    cpSync(join(root, each), join(folder, each), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  };
  return { folder, write };
}

describe('the linter', () => {
  let said: readonly { readonly path: string; readonly message: string }[] = [];

  const { folder, write } = emptyProject();

  beforeAll(() => {
    for (const [path, [text]] of Object.entries(WRONG)) write(path, text);
    for (const [path, text] of Object.entries(RIGHT)) write(path, text);
    const { stdout } = spawnSync(
      process.execPath,
      [tool('@biomejs/biome/bin/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', 'src'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: readonly { readonly message: string; readonly location: { readonly path: string } }[];
    };
    said = diagnostics.map((each) => ({ message: each.message, path: each.location.path }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(Object.entries(WRONG))('refuses %s', (path, [, word]) => {
    expect(said.filter((each) => each.path === path).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(word),
    );
  });

  test.each(Object.keys(RIGHT))('lets %s through', (path) => {
    expect(said.filter((each) => each.path === path && each.message.includes('borders'))).toEqual([]);
  });
});

describe('the compiler', () => {
  const said = new Map<string, string>();
  const { folder, write } = emptyProject();

  beforeAll(() => {
    for (const { path, name } of FOREIGN) write(path, `export const found = ${name};`);
    for (const context of CONTEXTS) {
      const project = ['-p', `src/contexts/${context}.json`, '--noEmit', '--pretty', 'false'];
      const { stdout } = spawnSync(process.execPath, [tool('typescript/bin/tsc'), ...project], {
        cwd: folder,
        encoding: 'utf8',
      });
      said.set(context, stdout);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(FOREIGN)('knows no $name in $path', ({ context, path, name }) => {
    expect(said.get(context)?.split('\n')).toContainEqual(
      expect.stringMatching(`^${path}\\(1,22\\): error TS\\d+: Cannot find name '${name}'`),
    );
  });
});

test('the shell names no game', () => {
  const games = readdirSync('src/games', { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );
  expect(games).not.toEqual([]);
  const files = SHELL.flatMap((context) =>
    readdirSync(join('src', context), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !each.name.includes('.test.'))
      .map((each) => join(each.parentPath, each.name)),
  );
  const named = [...files, 'src/main.tsx'].filter((file) => {
    const text = readFileSync(file, 'utf8');
    return games.some((game) => text.includes(game));
  });
  expect(named).toEqual([]);
});
