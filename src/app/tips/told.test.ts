import { afterEach, expect, test } from 'vitest';
import { forgetTold, isTold, noteTold, readTold } from './told.ts';

afterEach(forgetTold);

test('a tip that was read is told no more, and one of the same name in another game still is', () => {
  noteTold('cards', 'joker');
  expect([isTold('cards', 'joker'), isTold('cards', 'ace'), isTold('stones', 'joker')]).toEqual([true, false, false]);
  forgetTold();
  expect(isTold('cards', 'joker')).toBe(false);
});

test('no more of what was remembered is taken than makes sense', () => {
  expect(readTold(['cards/joker', 7, null])).toEqual(['cards/joker']);
  for (const nonsense of [null, 'cards/joker', {}]) expect(readTold(nonsense)).toEqual([]);
});
