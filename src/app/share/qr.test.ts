import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrOf, qrOfLong } from './QrCode.tsx';
import { readQr } from './qrReader.ts';

const QUIET = 4;

it('a link comes back out of its picture', () => {
  const link = 'https://enza.example/play/#/deal/11200-0K4T-9Z2QX%24';
  expect(readQr(qrOf(link))).toBe(link);
});

it('so does every text of as many letters as a link has', () => {
  // Small ones, so that it is told as bytes and not in the shorter way of capitals and digits.
  const text = fc.stringMatching(/^https:\/\/[a-z0-9./#-]{8,90}$/);
  fc.assert(
    fc.property(text, (each) => {
      expect(readQr(qrOf(each))).toBe(each);
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

it('so does a link with a long code at its end, up to the finest picture that a phone can tell apart', () => {
  const link = 'https://enza.example/play/#/take';
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const codeOf = (length: number): string =>
    `/.${Array.from({ length }, (_, at) => letters[(at * 7 + length) % letters.length]).join('')}`;
  for (const length of [40, 90, 91, 170, 350, 700, 1000, 1300]) {
    const drawing = qrOfLong(link, codeOf(length));
    expect(drawing && readQr(drawing)).toBe(link + codeOf(length));
  }
  expect(qrOfLong(link, codeOf(2000))).toBeNull();
});
