import { expect, test } from 'vitest';
import { aid as en } from './aid.en.ts';
import { aid as ja } from './aid.ja.ts';

const linesOf = (aid: typeof en): number[] => Object.values(aid).map(({ lines }) => lines.length);

test('the player aid says the same in both languages, on one screen of a phone', () => {
  expect(linesOf(ja)).toEqual(linesOf(en));
  expect(linesOf(en).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(16);
});
