import { expect, test } from 'vitest';
import type { AnyEvent, AnyView } from '../../../engine/game.ts';
import { NONE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { face } from './en.ts';

const after =
  (held: number, reserve: number | null) =>
  (...events: readonly Event[]): boolean => {
    const all = events as unknown as readonly AnyEvent[];
    const view = { held: [held, 3], reserves: [reserve, NONE] } as unknown as AnyView;
    return all.some((event) => face.stops?.(event, all, view));
  };
const stops = after(2, NONE);

test('the last lap stands until it is seen, and what happens in every turn passes', () => {
  expect(stops({ is: 'lap', by: 0, cause: 'guests', guests: 5 })).toBe(true);
  const out: Event = { is: 'roundEnded', ending: 'out', by: 0, bonus: [5, 0], inLap: false };
  expect(stops({ is: 'lap', by: 0, cause: 'guests', guests: 5 }, out)).toBe(false);
  expect(stops({ is: 'guest', seat: 0, card: 0, from: 'hand', by: null, count: 1 })).toBe(false);
  expect(stops({ is: 'drew', seat: 0, count: 1, cards: null })).toBe(false);
});

test('a last lap that never comes, since whoever calls it has nothing left, passes', () => {
  const lap: Event = { is: 'lap', by: 0, cause: 'guests', guests: 5 };
  expect(after(0, NONE)(lap)).toBe(false);
  expect(after(0, 7)(lap)).toBe(true);
  expect(after(0, NONE)({ ...lap, by: 1 })).toBe(true);
});
