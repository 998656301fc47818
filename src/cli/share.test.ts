import { expect, test } from 'vitest';
import { describe, shareOf } from './samples.ts';

test('a share comes with its normal interval', () => {
  const { deals, mean, halfWidth } = shareOf([1, 0.5, 0.5, 0]);
  expect([deals, mean]).toEqual([4, 0.5]);
  expect(halfWidth).toBeCloseTo(1.96 * Math.sqrt(0.5 / 3 / 4), 10);
  expect(describe({ deals, mean, halfWidth })).toBe('50.0 % ± 40.0 %');
});

test.each([
  [40, 1, '100.0 % (at least 91.2 %)'],
  [96, 0, '0.0 % (at most 3.8 %)'],
  [3, 0.5, '50.0 %'],
])('%i deals of %f each are written with what they leave open', (deals, mean, text) => {
  expect(describe(shareOf(new Array<number>(deals).fill(mean)))).toBe(text);
});
