import { expect, test } from 'vitest';
import { COVERED, type Gesture, isOpen, looked } from './peek.ts';

const after = (...gestures: Gesture[]): boolean => isOpen(gestures.reduce(looked, COVERED));

test('it is open while it is held, and no longer', () => {
  expect([after(), after('hold'), after('hold', 'release')]).toEqual([false, true, false]);
});

test('the switch opens it until the next switch', () => {
  expect([after('switch'), after('switch', 'release'), after('switch', 'switch')]).toEqual([true, true, false]);
});

test('a hold covers on release what the switch had opened', () => {
  expect(after('switch', 'hold', 'release')).toBe(false);
  expect(after('hold', 'switch')).toBe(false);
});

test('whatever opened it, going away covers it', () => {
  for (const way of [['hold'], ['switch'], ['switch', 'hold']] as Gesture[][])
    expect(after(...way, 'away')).toBe(false);
});
