import type { QrDrawing } from './QrCode.tsx';

/*
 * A reader of its own, by the standard (ISO/IEC 18004): it knows nothing of how the picture was made. Versions 1 to 25, and
 * texts of bytes, and of capitals and digits.
 */

type Matrix = readonly (readonly boolean[])[];
const QUIET = 4;

/** The dark modules of a path of rectangles, without the quiet ones. */
function modulesOf({ side, path }: QrDrawing): Matrix {
  const size = side - 2 * QUIET;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [all, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    claim(all === `M${x} ${y}h${wide}v1h-${wide}z`, 'it is no row of modules');
    const [left, top] = [Number(x) - QUIET, Number(y) - QUIET];
    for (let at = 0; at < Number(wide); at++) {
      claim(dark[top]?.[left + at] === false, 'a module was drawn twice');
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
/** Of the versions from 7 on with the middle correction: the same, as how many blocks there are of a length and of one more. */
const LARGE: readonly (readonly [check: number, count: number, data: number, longer: number])[] = [
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
  [30, 1, 50, 4],
  [22, 6, 36, 2],
  [22, 8, 37, 1],
  [24, 4, 40, 5],
  [24, 5, 41, 5],
  [28, 7, 45, 3],
  [28, 10, 46, 1],
  [26, 9, 43, 4],
  [26, 3, 44, 11],
  [26, 3, 41, 13],
  [26, 17, 42, 0],
  [28, 17, 46, 0],
  [28, 4, 47, 14],
  [28, 6, 45, 14],
  [28, 8, 47, 13],
];
const FIRST_LARGE = 7;

function blocksOf(version: number, level: string | undefined): readonly [check: number, data: readonly number[]] {
  const [check, count, data, longer] = LARGE[version - FIRST_LARGE] ?? [0, 0, 0, 0];
  const known = BLOCKS[`${version}${level}`];
  if (known || level !== 'M') return known ?? [0, []];
  return [check, [...Array<number>(count).fill(data), ...Array<number>(longer).fill(data + 1)]];
}

/** Where the middles of the small squares lie, down and across. */
function alignments(version: number): number[] {
  const last = version * 4 + 10;
  const steps = Math.floor(version / 7) + 1;
  const step = Math.ceil((last - 6) / steps / 2) * 2;
  return version < 2 ? [] : [6, ...Array.from({ length: steps }, (_, at) => last - at * step).reverse()];
}

/** Finders with their edge and the format beside them, the two lines of timing, the small squares, the version from 7 on. */
function isFunction(row: number, column: number, size: number): boolean {
  const far = size - 9;
  if (row === 6 || column === 6) return true;
  if ((row <= 8 && column <= 8) || (row <= 8 && column > far) || (row > far && column <= 8)) return true;
  const version = (size - 17) / 4;
  const isVersion = (one: number, other: number): boolean => version >= FIRST_LARGE && one < 6 && other >= size - 11;
  if (isVersion(row, column) || isVersion(column, row)) return true;
  const middles = alignments(version);
  const isFinder = (one: number, other: number): boolean => one === 6 && (other === 6 || other === size - 7);
  return middles.some((down) =>
    middles.some(
      (across) =>
        !isFinder(down, across) &&
        !isFinder(across, down) &&
        Math.abs(row - down) <= 2 &&
        Math.abs(column - across) <= 2,
    ),
  );
}

/** What a drawing says. */
export function readQr(drawing: QrDrawing): string {
  const dark = modulesOf(drawing);
  const size = dark.length;
  const is = (row: number, column: number): number => Number(dark[row]?.[column]);
  const formatAt = [0, 1, 2, 3, 4, 5, 7].map((column) => is(8, column)).concat(is(8, 8), is(7, 8));
  const format = [...formatAt, ...[5, 4, 3, 2, 1, 0].map((row) => is(row, 8))].reduce((sum, bit) => sum * 2 + bit, 0);
  const told = (format ^ FORMAT_MASK) >> 10;
  const [level, mask] = [LEVELS[told >> 3], MASKS[told & 7]];
  const version = (size - 17) / 4;
  const [check, data] = blocksOf(version, level);

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
  for (const block of blocks)
    claim(
      syndromes(block, check).every((each) => each === 0),
      'a block does not agree with itself',
    );

  const stream = blocks
    .flatMap((block, at) => block.slice(0, data[at]))
    .map((word) => word.toString(2).padStart(8, '0'));
  return textIn(stream.join(''), version);
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Part after part: of bytes, or of capitals and digits, two of which share eleven bits. */
function textIn(bits: string, version: number): string {
  let at = 0;
  let text = '';
  const next = (count: number): number => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  for (;;) {
    const kind = bits.length - at < 4 ? 0 : next(4);
    if (kind === 0) return text;
    claim(kind === 4 || kind === 2, 'it is told in another way');
    if (kind === 4) for (let left = next(version < 10 ? 8 : 16); left > 0; left--) text += String.fromCharCode(next(8));
    else {
      let left = next(version < 10 ? 9 : 11);
      for (; left > 1; left -= 2) {
        const both = next(11);
        text += `${LETTERS[Math.floor(both / 45)]}${LETTERS[both % 45]}`;
      }
      if (left === 1) text += LETTERS[next(6)];
    }
  }
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

function claim(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
