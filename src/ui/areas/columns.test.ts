import { expect, test } from 'vitest';
import { columnsIn, firstAt, firstFor, isShown } from './useShown.ts';

test('one area on a phone, several where there is room, never more than there are', () => {
  expect([0, 359, 640, 1024].map((room) => columnsIn(room, 320, 5))).toEqual([1, 1, 2, 3]);
  expect(columnsIn(5000, 320, 3)).toBe(3);
});

test('the nearest area is the one in sight', () => {
  expect([0, 149, 151, 600, 9999, -40].map((scrolled) => firstAt(scrolled, 300, 1, 4))).toEqual([0, 0, 1, 2, 3, 0]);
  expect(firstAt(9999, 300, 3, 4)).toBe(1);
  expect(firstAt(50, 0, 1, 4)).toBe(0);
});

test('an area in sight stays where it is, another comes in from its own side', () => {
  const shown = { first: 1, columns: 2 };
  expect([0, 1, 2, 3].map((at) => isShown(at, shown))).toEqual([false, true, true, false]);
  expect([0, 1, 2, 3].map((at) => firstFor(at, shown))).toEqual([0, 1, 1, 2]);
});
