import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutWords, BROWSERS } from '../words/about.ts';
import { LANGS } from '../words/voice.ts';

const BROWSER_PAGE = 'e2e/README.md';
/** What stands beside the code, for its readers. */
const PAGES = [
  'src',
  'src/engine',
  'src/host',
  'src/kept',
  'src/games',
  'src/cli',
  'src/cli/hosting',
  'src/ui/stage',
  'e2e',
].map((folder) => join(folder, 'README.md'));
/** What a reader takes in at one go. */
const MOST_BYTES = 9000;

/** Made by a command, or an example. */
const UNKEPT = /^(?:\.cache|e2e\/looks|src\/games\/trial)\b/;
const KEPT_FILES = ['src', 'e2e', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
);

/** Files and folders that a page names as code, by their whole path or its end. */
const codePathsIn = (text: string): string[] =>
  [...text.matchAll(/`\/?([\w.-]+\/[\w./-]*|[\w-]+\.(?:tsx?|md|css|mjs))`/g)].flatMap(([, path]) => path ?? []);

const isMissing = (path: string): boolean =>
  !UNKEPT.test(path) && !existsSync(path) && !KEPT_FILES.some((file) => file.endsWith(`/${path.replace(/\/$/, '')}`));

test('the README is short', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(MOST_BYTES);
});

test('the page about browsers and both languages of the app name the same oldest browsers', () => {
  const page = readFileSync(BROWSER_PAGE, 'utf8');
  const { safari, chromium, firefox } = BROWSERS;
  expect(page).toContain(`Safari ${safari}, Chrome and Edge ${chromium}, Firefox ${firefox} and newer ones`);
  for (const lang of LANGS) {
    for (const oldest of [`Safari ${safari}`, `Edge ${chromium}`, `Firefox ${firefox}`]) {
      expect(aboutWords[lang].browsers).toContain(oldest);
    }
  }
});

test('what README and the other pages point at is there, and the commands that they name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
  const companions = readdirSync('.github').filter((name) => name.endsWith('.md'));
  for (const file of ['README.md', ...PAGES, ...companions.map((name) => join('.github', name))]) {
    const text = readFileSync(file, 'utf8');
    const named = (pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, each]) => each ?? []);
    const paths = named(/(?:\]\(|src=")([^)"#]+)/g).filter((path) => !/^https?:|issues/.test(path));
    expect(
      paths.filter((path) => !existsSync(join(dirname(file), path))),
      file,
    ).toEqual([]);
    expect(codePathsIn(text).filter(isMissing), file).toEqual([]);
    const commands = named(/npm run (?:-s )?([\w-]+)/g).filter((name) => !(name in scripts));
    expect(commands, file).toEqual([]);
  }
});

test('the pages name the bounds that the budget is held to', () => {
  const budget = readFileSync('e2e/budget.spec.ts', 'utf8');
  const bound = (name: string): number => Number(new RegExp(`${name} = ([\\d_]+)`).exec(budget)?.[1]?.replace('_', ''));
  const [first, face, kept] = ['FIRST_SCREEN_BYTES', 'FACE_BYTES', 'PRECACHE_BYTES'].map((name) => bound(name) / 1000);
  expect(readFileSync(BROWSER_PAGE, 'utf8')).toContain(`bounds ${first}, ${face} and ${kept} kB`);
  expect(readFileSync(BROWSER_PAGE, 'utf8')).toContain(
    `${bound('FIRST_VISIT_QUESTIONS')} questions and ${bound('FIRST_VISIT_BYTES').toLocaleString('en')} bytes`,
  );
  expect(readFileSync('src/cli/README.md', 'utf8')).toContain(`above ${first}, ${face} for a face, and ${kept}.`);
});
