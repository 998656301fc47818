import { readFileSync } from 'node:fs';
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
