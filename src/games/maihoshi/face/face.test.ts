import { expect, test } from 'vitest';
import type { AnyEvent } from '../../../engine/game.ts';
import type { Event } from '../rules/events.ts';
import { face } from './en.ts';

const stops = (...events: readonly Event[]): boolean => {
  const all = events as unknown as readonly AnyEvent[];
  return all.some((event) => face.stops?.(event, all));
};

test('the last lap stands until it is seen, and what happens in every turn passes', () => {
  expect(stops({ is: 'lap', by: 0, cause: 'guests', guests: 5 })).toBe(true);
  const out: Event = { is: 'roundEnded', ending: 'out', by: 0, bonus: [5, 0], inLap: false };
  expect(stops({ is: 'lap', by: 0, cause: 'guests', guests: 5 }, out)).toBe(false);
  expect(stops({ is: 'guest', seat: 0, card: 0, from: 'hand', by: null, count: 1 })).toBe(false);
  expect(stops({ is: 'drew', seat: 0, count: 1, cards: null })).toBe(false);
});
