import type { Trip } from '../../../ui/motion.ts';
import type { Event } from '../rules/state.ts';
import { LEAD_DECK } from '../rules/things.ts';

/** A clue that was placed comes from the hand, or from the lead deck where nobody here held it. */
export function setOut(table: HTMLElement, events: readonly Event[]): Trip[] {
  if (!events.some(({ is }) => is === 'placed')) return [];
  const from = table.querySelector('.alb-token') ?? table.querySelector(`[data-thing="${LEAD_DECK}"] svg`);
  return [{ from, to: (drawn) => drawn.querySelector('.alb-fresh') }];
}
