import type { Seat } from '../../../engine/ids.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';

/** Whose house shall be in sight: the one that is chosen for an effect, one's own to decide, or where something happened. */
export function sideToFollow(events: readonly Event[], asked: Seat | null, selected: Move | null): Seat | null {
  if (selected?.do === 'target') return selected.seat;
  if (asked !== null) return asked;
  const last = events.findLast(
    ({ is }) =>
      is === 'guest' || is === 'advertised' || is === 'closed' || is === 'sunk' || is === 'returned' || is === 'moved',
  );
  return last && 'seat' in last ? last.seat : null;
}
