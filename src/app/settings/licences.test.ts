import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUNDLER, copyrightIn, LICENCES } from './licences.ts';

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    readonly license: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };

function licenceOf(library: string): string {
  const folder = `node_modules/${library}`;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(`${folder}/${file}`, 'utf8') : '';
}

/** The library and all that it brings along. */
function withOwn(library: string): string[] {
  const own = Object.keys(packageOf(`node_modules/${library}/`).dependencies ?? {});
  return [library, ...own.flatMap(withOwn)];
}

it('every library that is delivered is named with its licence', () => {
  const delivered = Object.keys(packageOf('./').dependencies ?? {}).flatMap(withOwn);
  expect(LICENCES.flatMap(({ libraries }) => libraries).sort()).toEqual([...new Set([...delivered, BUNDLER])].sort());
  for (const { libraries, licence, text } of LICENCES) {
    for (const library of libraries) {
      expect(packageOf(`node_modules/${library}/`).license, library).toBe(licence);
      if (library === BUNDLER) expect(licenceOf(library)).toContain(text.trim());
      else expect(licenceOf(library)).toBe(text);
      expect(copyrightIn(text), library).toMatch(/^Copyright .*[A-Z][a-z]+/);
    }
  }
});
