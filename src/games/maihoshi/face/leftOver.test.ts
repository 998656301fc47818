import { expect, test } from 'vitest';
import type { View } from '../rules/state.ts';
import { found, leave, NOTHING } from './choice.ts';

const table = (deck: number): View => ({ deck, hands: [[3, 4], null] }) as unknown as View;

test('a card held up is found again at the same table, once', () => {
  leave(0, table(9), { ...NOTHING, at: 1, plan: 'publicity', meant: 4 });
  expect(found(0, table(9))).toEqual({ at: 1, also: null, plan: 'publicity', meant: 4 });
  expect(found(0, table(9))).toBeNull();
});

test('it is not found by another seat, at a table that lies otherwise, nor after it was put back', () => {
  leave(0, table(9), { ...NOTHING, at: 1 });
  expect(found(0, table(8))).toBeNull();
  leave(0, table(9), { ...NOTHING, at: 1 });
  expect(found(1, table(9))).toBeNull();
  leave(0, table(9), { ...NOTHING, at: 1 });
  leave(0, table(9), NOTHING);
  expect(found(0, table(9))).toBeNull();
});

test('of two that were to be introduced the first is found', () => {
  leave(0, table(9), { at: 0, also: 1, plan: 'introduce', meant: 4 });
  expect(found(0, table(9))).toEqual({ at: 0, also: null, plan: 'introduce', meant: null });
});
