import { expect, test } from 'vitest';
import type { Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { freshSince } from './struck.ts';

const [one, two, three] = [3, 7, 11];

test('what a seat drew since it decided last is new to it, and nothing that others drew', () => {
  const drew = (seat: number, ...cards: Kind[]) =>
    ({ is: 'drew', seat, count: cards.length, cards }) as const satisfies Event;
  expect(freshSince([drew(0, two)], 0, [one, two, three])).toEqual([1]);
  expect(freshSince([drew(0, two)], 0, [two, one, two])).toEqual([2]);
  expect(freshSince([drew(1, two)], 0, [one, two])).toEqual([]);
  expect(freshSince([{ is: 'drew', seat: 0, count: 1, cards: null }], 0, [one])).toEqual([]);
  // Played again at once.
  expect(freshSince([drew(0, three)], 0, [one, two])).toEqual([]);
});
