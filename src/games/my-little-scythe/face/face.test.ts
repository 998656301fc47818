import { expect, test } from 'vitest';
import type { AnyEvent, AnyView } from '../../../engine/game.ts';
import { BOLD } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { hexAt } from '../rules/hexes.ts';
import { face } from './en.ts';

const stops = (event: Event): boolean => {
  const all = [event] as unknown as readonly AnyEvent[];
  return all.some((each) => face.stops?.(each, all, {} as AnyView));
};

test('a quest waits for a tap while its card can be read, and not once a side was chosen', () => {
  expect(stops({ is: 'quest', seat: 0, card: 3, at: hexAt(0, 1) })).toBe(true);
  expect(stops({ is: 'solved', seat: 0, card: 3, side: BOLD })).toBe(false);
});
