import { expect, test } from 'vitest';
import { likelihood } from './likelihood.ts';

test('eight more are twice as likely, and none is even', () => {
  expect(likelihood(0)).toBe(1);
  expect(likelihood(8)).toBeCloseTo(2, 10);
  expect(likelihood(-16)).toBeCloseTo(1 / 4, 10);
  expect(likelihood(3.4)).toBe(likelihood(3));
});

test('likings far out are all alike', () => {
  expect(likelihood(1000)).toBe(likelihood(200));
  expect(likelihood(-1000)).toBe(likelihood(-200));
  expect(likelihood(-1000)).toBeGreaterThan(0);
});
