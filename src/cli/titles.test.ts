import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { STRIP } from './contactSheet.ts';
import { allScenes } from './scenes.ts';
import { mayShow, SCREENS, sceneOf, TAKEN, titlesNamed, withTitles } from './titles.ts';

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

/** The frame header of a JPEG holds height and width, two bytes each, five bytes behind its mark. */
function sizeOf(jpeg: Buffer): readonly [width: number, height: number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const mark = jpeg.readUInt8(at + 1);
    if (mark >= 0xc0 && mark <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  throw new Error('no frame in it');
}

test('the strip of a turn lies there in its size', () => {
  const { file, width, height, density } = STRIP;
  expect(sizeOf(readFileSync(join('public', file)))).toEqual([width * density, height * density]);
});

describe('the pictures of the install card', () => {
  test('are of the shelf and of titles that stand on it', () => {
    const known = [STRIP.file, ...SCREENS.map(({ file }) => file)];
    const there = readdirSync(join('public', 'screens')).map((name) => `screens/${name}`);
    expect(there.filter((file) => !known.includes(file))).toEqual([]);
    expect(TAKEN.length).toBeGreaterThan(1);
  });

  test.each(TAKEN)('$file lies there in the size that is told', ({ file, width, height, density }) => {
    expect(sizeOf(readFileSync(join('public', file)))).toEqual([width * density, height * density]);
  });

  test('show scenes that there are', async () => {
    const scenes = await allScenes();
    for (const screen of SCREENS) expect(sceneOf(screen, scenes)?.name).toMatch(screen.shows);
  });
});
