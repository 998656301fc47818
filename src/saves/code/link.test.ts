import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, codeIn, linkText, pictureText } from './link.ts';

test('bytes come back from either text, however many there are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      for (const text of [linkText(bytes), pictureText(bytes), pictureText(bytes).toLowerCase()]) {
        expect(bytesOf(text)).toEqual(bytes);
      }
      expect(pictureText(bytes)).toMatch(/^[0-9A-Z.]*$/);
    }),
  );
});

test('a code is found in what people send, and nowhere else', () => {
  const code = 'abcdefghijklmnopqrstuvwxyz-_01';
  for (const message of [
    code,
    ` ${code}\n`,
    `https://enza.example/#/take/${code}`,
    `Aya: it is your turn (https://enza.example/#/take/${code}). See you!`,
    `円座「舞星」、Renさんの番です。https://enza.example/#/take/${code}。`,
  ]) {
    expect(codeIn(message)).toBe(code);
  }
  for (const other of ['', 'Dear Aya', 'short', `{"title":"#/take/${code}"}`, 'x'.repeat(100_000)]) {
    expect(codeIn(other)).toBeNull();
  }
  expect(bytesOf('x'.repeat(100_000))).toBeNull();
  expect(bytesOf('no code!')).toBeNull();
});
