import { expect, test } from 'vitest';
import { type Click, isSecondOf, isStray } from './clicks.ts';

const FIRST: Click = { detail: 1, timeStamp: 1000, clientX: 100, clientY: 400 };
const after = (ms: number, change: Partial<Click> = {}): Click => ({
  ...FIRST,
  timeStamp: FIRST.timeStamp + ms,
  ...change,
});

test('of a double tap the second half has read nothing; a key is meant, and so is a tap that comes later', () => {
  expect(isSecondOf(FIRST, FIRST)).toBe(false);
  expect(isSecondOf(FIRST, after(90))).toBe(true);
  expect(isSecondOf(FIRST, after(450))).toBe(false);
  expect(isSecondOf(FIRST, after(90, { detail: 0 }))).toBe(false);
});

test('the second half of a double tap that made a move chooses nothing for whoever is next', () => {
  const made = { seat: 0, at: FIRST };
  expect(isStray(null, 1, after(90))).toBe(false);
  expect(isStray(made, 1, after(90, { clientX: 110 }))).toBe(true);
  expect(isStray(made, 1, after(450))).toBe(false);
  expect(isStray(made, 1, after(90, { detail: 0 }))).toBe(false);
  // Another button is meant, and so is the own next step in the same place.
  expect(isStray(made, 1, after(90, { clientY: 500 }))).toBe(false);
  expect(isStray(made, 0, after(90))).toBe(false);
});
