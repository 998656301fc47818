import { expect, test } from 'vitest';
import { crc32, unzipped, zipOf } from './release.ts';

const entry = (path: string, text: string) => ({ path, body: Buffer.from(text) });
const FILES = [
  entry('index.html', '<!doctype html>'),
  entry('assets/円.js', 'export {};'),
  entry('assets/empty.txt', ''),
];

test('the sum over the digits is the one that every list of CRCs gives', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});

test('what is packed comes out again, whatever order it was found in', () => {
  const archive = zipOf(FILES);
  expect(zipOf([...FILES].reverse())).toEqual(archive);
  const files = unzipped(archive).map(({ path, body }) => [path, body.toString()]);
  expect(Object.fromEntries(files)).toEqual({
    'assets/empty.txt': '',
    'assets/円.js': 'export {};',
    'index.html': '<!doctype html>',
  });
});

test('a byte that was changed on the way is noticed', () => {
  const archive = zipOf(FILES);
  const at = archive.indexOf('doctype');
  archive.writeUInt8(archive.readUInt8(at) ^ 1, at);
  expect(() => unzipped(archive)).toThrow('index.html');
  expect(() => unzipped(archive.subarray(1, 30))).toThrow('no zip');
});
