import { expect, test } from 'vitest';
import { newId, uuidOf } from './dealing.ts';

test('an id is made of the random bytes, as the standard writes it', () => {
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(uuidOf(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidOf(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
});

test('no two are the same', () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
});
