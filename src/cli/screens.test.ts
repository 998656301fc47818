import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STRIP } from './contactSheet.ts';
import { allScenes } from './scenes.ts';
import { SCREENS, sceneOf, TAKEN } from './screens.ts';

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
