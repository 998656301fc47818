import { expect, test } from 'vitest';
import type { AnyEvent } from '../../../engine/game.ts';
import type { Event } from '../rules/events.ts';
import { face } from './en.ts';

const stops = (event: Event): boolean => face.stops?.(event as unknown as AnyEvent) === true;

test('the last lap stands until it is seen, and what happens in every turn passes', () => {
  expect(stops({ is: 'lap', by: 0, cause: 'guests', guests: 5 })).toBe(true);
  expect(stops({ is: 'guest', seat: 0, card: 0, from: 'hand', by: null, count: 1 })).toBe(false);
  expect(stops({ is: 'drew', seat: 0, count: 1, cards: null })).toBe(false);
});
