import { expect, test, vi } from 'vitest';
import { buzz, canBuzz } from './device.ts';

test('a device that can buzz does so once, briefly', () => {
  const vibrate = vi.fn(() => true);
  expect(canBuzz({ vibrate })).toBe(true);
  buzz({ vibrate });
  expect(vibrate.mock.calls).toEqual([[12]]);
});

test('a device that cannot, or refuses, stays still', () => {
  const refuse = (): boolean => {
    throw new Error('not allowed');
  };
  expect(canBuzz({})).toBe(false);
  expect(canBuzz(undefined)).toBe(typeof globalThis.navigator?.vibrate === 'function');
  expect(() => buzz({})).not.toThrow();
  expect(() => buzz({ vibrate: refuse })).not.toThrow();
});
