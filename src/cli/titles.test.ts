import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { mayShow, titlesNamed, withTitles } from './titles.ts';

const ALL = SHELF.map(({ facts }) => facts.id);
const table = (name: string): string => readFileSync(`src/games/${name}.ts`, 'utf8');
const titlesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/'\.\/([^/']+)\//g)].flatMap(([, title]) => title ?? [])),
];

test('unnamed, a build has every title; a name that nobody knows is refused', () => {
  for (const named of [undefined, '']) expect([...titlesNamed(named)].sort()).toEqual([...ALL].sort());
  expect(titlesNamed('fairy-light, alfheim').length).toBe(2);
  expect(() => titlesNamed('fairy-light,chess')).toThrow('chess');
});

test.each(['shelf', 'rules', 'faces'])('the table of %s keeps the lines of the titles that are named', (name) => {
  expect(titlesIn(table(name)).sort()).toEqual([...ALL].sort());
  for (const titles of [[...ALL], ALL.slice(0, 1), ALL.slice(-1), ALL.filter((_, at) => at % 2 === 0)]) {
    expect(titlesIn(withTitles(table(name), titles)).sort()).toEqual([...titles].sort());
  }
  expect(withTitles(table(name), ALL)).toBe(table(name));
});

test('what stands in the tables beside the titles stays', () => {
  expect(withTitles(table('rules'), ['maihoshi'])).toContain('BOT_GENERATION');
});

test('pictures show titles that are there, and the shelf with all of them only if it has them', () => {
  const few = ['alfheim'];
  expect(mayShow('screens/alfheim-wide.jpg', few)).toBe(true);
  for (const file of ['screens/maihoshi.jpg', 'screens/shelf.jpg']) {
    expect(mayShow(file, few)).toBe(false);
    expect(mayShow(file, ALL)).toBe(true);
  }
});
