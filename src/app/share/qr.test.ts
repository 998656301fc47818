import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrOf } from './qr.ts';

/*
 * A reader of its own, by the standard (ISO/IEC 18004): it knows nothing of how the picture was made. Versions 1 to 6, and
 * texts of bytes, which is what links are.
 */

type Matrix = readonly (readonly boolean[])[];
const QUIET = 4;

/** The dark modules of a path of rectangles, without the quiet ones. */
function modulesOf({ side, path }: { side: number; path: string }): Matrix {
  const size = side - 2 * QUIET;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [all, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    expect(all).toBe(`M${x} ${y}h${wide}v1h-${wide}z`);
    const [left, top] = [Number(x) - QUIET, Number(y) - QUIET];
    for (let at = 0; at < Number(wide); at++) {
      expect(dark[top]?.[left + at]).toBe(false);
      (dark[top] ?? [])[left + at] = true;
    }
  }
  return dark;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
const FORMAT_MASK = 0b101010000010010;
const LEVELS = ['M', 'L', 'H', 'Q'] as const;

/** By version and level: the codewords of a block's correction, and how many of data each block has. */
const BLOCKS: Readonly<Record<string, readonly [check: number, data: readonly number[]]>> = {
  '1M': [10, [16]],
  '1Q': [13, [13]],
  '1H': [17, [9]],
  '2M': [16, [28]],
  '2Q': [22, [22]],
  '2H': [28, [16]],
  '3M': [26, [44]],
  '3Q': [18, [17, 17]],
  '3H': [22, [13, 13]],
  '4M': [18, [32, 32]],
  '4Q': [26, [24, 24]],
  '4H': [16, [9, 9, 9, 9]],
  '5M': [24, [43, 43]],
  '5Q': [18, [15, 15, 16, 16]],
  '5H': [22, [11, 11, 12, 12]],
  '6M': [16, [27, 27, 27, 27]],
  '6Q': [24, [19, 19, 19, 19]],
  '6H': [28, [15, 15, 15, 15]],
};

/** Finders with their edge and the format beside them, the two lines of timing, the one alignment of versions 2 to 6. */
function isFunction(row: number, column: number, size: number): boolean {
  const far = size - 9;
  if (row === 6 || column === 6) return true;
  if ((row <= 8 && column <= 8) || (row <= 8 && column > far) || (row > far && column <= 8)) return true;
  const at = size - 7;
  return size > 21 && Math.abs(row - at) <= 2 && Math.abs(column - at) <= 2;
}

function read(dark: Matrix): string {
  const size = dark.length;
  const is = (row: number, column: number): number => Number(dark[row]?.[column]);
  const formatAt = [0, 1, 2, 3, 4, 5, 7].map((column) => is(8, column)).concat(is(8, 8), is(7, 8));
  const format = [...formatAt, ...[5, 4, 3, 2, 1, 0].map((row) => is(row, 8))].reduce((sum, bit) => sum * 2 + bit, 0);
  const told = (format ^ FORMAT_MASK) >> 10;
  const [level, mask] = [LEVELS[told >> 3], MASKS[told & 7]];
  const [check, data] = BLOCKS[`${(size - 17) / 4}${level}`] ?? [0, []];

  const bits: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column, size)) bits.push(is(row, column) ^ Number(mask?.(row, column)));
      }
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const blocks: number[][] = data.map(() => []);
  const deal = (counts: readonly number[]): void => {
    for (let round = 0; round < Math.max(...counts); round++) {
      for (const [at, count] of counts.entries()) if (round < count) blocks[at]?.push(words.shift() ?? -1);
    }
  };
  deal(data);
  deal(data.map(() => check));
  for (const block of blocks) expect(syndromes(block, check)).toEqual(Array(check).fill(0));

  const stream = blocks
    .flatMap((block, at) => block.slice(0, data[at]))
    .map((word) => word.toString(2).padStart(8, '0'));
  const text = stream.join('');
  expect(text.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(text.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) => Number.parseInt(text.slice(12 + at * 8, 20 + at * 8), 2));
  return String.fromCharCode(...bytes);
}

/** All nought where a block is as it should be: arithmetic in GF(256) over 0x11D. */
function syndromes(block: readonly number[], count: number): number[] {
  const times = (one: number, other: number): number => {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) {
      product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
      if ((other >> bit) & 1) product ^= one;
    }
    return product;
  };
  let root = 1;
  return Array.from({ length: count }, () => {
    const sum = block.reduce((value, word) => times(value, root) ^ word, 0);
    root = times(root, 2);
    return sum;
  });
}

it('a link comes back out of its picture', () => {
  const link = 'https://enza.example/play/#/deal/11200-0K4T-9Z2QX%24';
  expect(read(modulesOf(qrOf(link)))).toBe(link);
});

it('so does every text of as many letters as a link has', () => {
  // Small ones, so that it is told as bytes and not in the shorter way of capitals and digits.
  const text = fc.stringMatching(/^https:\/\/[a-z0-9./#-]{8,90}$/);
  fc.assert(
    fc.property(text, (each) => {
      expect(read(modulesOf(qrOf(each)))).toBe(each);
    }),
  );
});

it('has nothing dark where a scanner looks for its edge', () => {
  const { side, path } = qrOf('https://enza.example/');
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(QUIET);
    expect(Math.max(Number(x) + Number(wide), Number(y) + 1)).toBeLessThanOrEqual(side - QUIET);
  }
});
