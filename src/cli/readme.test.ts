import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutWords } from '../words/about.ts';
import { BROWSERS } from '../words/browsers.ts';
import { LANGS } from '../words/lang.ts';

test('the README and both languages of the app name the same oldest browsers', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { safari, chromium, firefox } = BROWSERS;
  expect(readme).toContain(`Safari ${safari}, Chrome and Edge ${chromium}, Firefox ${firefox} and newer ones`);
  for (const lang of LANGS) {
    for (const oldest of [`Safari ${safari}`, `Edge ${chromium}`, `Firefox ${firefox}`]) {
      expect(aboutWords[lang].browsers).toContain(oldest);
    }
  }
});

test('what README and its companions point at is there, and the commands that they name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
  const companions = readdirSync('.github').filter((name) => name.endsWith('.md'));
  for (const file of ['README.md', ...companions.map((name) => join('.github', name))]) {
    const text = readFileSync(file, 'utf8');
    const named = (pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, each]) => each ?? []);
    const paths = named(/(?:\]\(|src=")([^)"#]+)/g).filter((path) => !/^https?:|issues/.test(path));
    expect(
      paths.filter((path) => !existsSync(join(dirname(file), path))),
      file,
    ).toEqual([]);
    const commands = named(/npm run (?:-s )?([\w-]+)/g).filter((name) => !(name in scripts));
    expect(commands, file).toEqual([]);
  }
});
