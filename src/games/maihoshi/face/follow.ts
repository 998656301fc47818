import type { Seat } from '../../../engine/ids.ts';
import type { Event } from '../rules/events.ts';
import { type Move, moveId } from '../rules/moves.ts';
import type { Picked } from './choice.ts';

/** These are seen on one player's table. */
const SEEN: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'guest',
  'advertised',
  'aside',
  'closed',
  'sunk',
  'returned',
  'moved',
]);
/** These are only told of the player who does them. */
const TOLD: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'chosen',
  'used',
  'declined',
  'discarded',
  'drew',
  'rested',
]);

/** Whose house shall be in sight: the one that is chosen for an effect, one's own to decide, or where something happened. */
/** What is chosen now: with it the followed house comes back into sight. */
export const chosenNow = (selected: Move | null, { at, also }: Pick<Picked, 'at' | 'also'>): string | null =>
  selected === null && at === null ? null : `${selected === null ? '' : moveId(selected)}/${at}/${also}`;

export function sideToFollow(events: readonly Event[], asked: Seat | null, selected: Move | null): Seat | null {
  if (selected?.do === 'target') return selected.seat;
  if (asked !== null) return asked;
  const event = events.findLast(({ is }) => SEEN.has(is)) ?? events.find(({ is }) => TOLD.has(is));
  return event && 'seat' in event ? event.seat : null;
}
