import { expect, test } from 'vitest';
import { lookMs } from './Finale.tsx';

test('a step of the count stands the longer, the more sides and the larger letters there are to read', () => {
  expect(lookMs(2, 16)).toBe(2400);
  expect(lookMs(4, 16)).toBe(4000);
  expect(lookMs(2, 32)).toBe(4800);
  // Small letters are no reason to hurry.
  expect(lookMs(2, 12)).toBe(2400);
});
