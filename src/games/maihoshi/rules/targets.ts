import type { Seat } from '../../../engine/ids.ts';
import { IS_GUARD, type Kind, NONE } from './cards.ts';
import type { EffectKind } from './folk.ts';
import type { View } from './state.ts';

/** What is judged in sight of all. */
type Rows = Pick<View, 'guests' | 'publicity'>;

/** A Fire Brigade as the newest guest keeps others' guest effects away. */
export function isGuarded({ guests }: Rows, by: Seat, seat: Seat): boolean {
  const row = guests[seat] as readonly Kind[];
  return seat !== by && row.length > 0 && IS_GUARD[row[row.length - 1] as Kind] === true;
}

export const newest = (row: readonly Kind[]): Kind => row[row.length - 1] ?? NONE;

/** Whether there is something on that seat for the effect; the one who chose it has just seated the guest itself. */
function hasWhatItTakes({ guests, publicity }: Rows, kind: EffectKind, by: Seat, seat: Seat): boolean {
  const count = (guests[seat] as readonly Kind[]).length;
  switch (kind) {
    case 'sink-newest-guest':
      return count > (seat === by ? 1 : 0);
    case 'return-newest-publicity':
      return (publicity[seat] as readonly Kind[]).length > 0;
    case 'take-newest-guest':
      return seat !== by && count > 0;
    default:
      return true;
  }
}

export const isTarget = (rows: Rows, kind: EffectKind, by: Seat, seat: Seat): boolean =>
  !isGuarded(rows, by, seat) && hasWhatItTakes(rows, kind, by, seat);

export function hasTarget(rows: Rows, kind: EffectKind, by: Seat): boolean {
  for (let seat = 0; seat < rows.guests.length; seat++) if (isTarget(rows, kind, by, seat)) return true;
  return false;
}
