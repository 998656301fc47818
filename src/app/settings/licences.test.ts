import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUNDLER, copyrightIn, LICENCES } from './licences.ts';

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    readonly license: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };

/** Of a library that comes with two licences, the one that it was taken under. */
function licenceOf(library: string, licence: string): string {
  const folder = `node_modules/${library}`;
  const files = readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
  const file = files.find((name) => name.endsWith(`-${licence}`)) ?? files[0];
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
      const offered = packageOf(`node_modules/${library}/`).license.replace(/[()]/g, '').split(' OR ');
      expect(offered, library).toContain(licence);
      if (library === BUNDLER) expect(licenceOf(library, licence)).toContain(text.trim());
      else expect(licenceOf(library, licence)).toBe(text);
      expect(copyrightIn(text), library).toMatch(/^Copyright .*[A-Z][a-z]+/);
    }
  }
});
