import { expect, test } from 'vitest';
import { type Click, isSecondOf } from './taps.ts';

const click = (timeStamp: number, more: Partial<Click> = {}): Click => ({
  detail: 1,
  timeStamp,
  clientX: 0,
  clientY: 0,
  ...more,
});

test('a finger’s second tap soon after its first is the second half of a double tap', () => {
  const first = click(1000);
  expect(isSecondOf(first, click(1120, { detail: 2 }))).toBe(true);
  expect(isSecondOf(first, click(1500))).toBe(false);
  expect(isSecondOf(first, first)).toBe(false);
});

test('a key is meant as it comes', () => {
  expect(isSecondOf(click(1000), click(1120, { detail: 0 }))).toBe(false);
});
