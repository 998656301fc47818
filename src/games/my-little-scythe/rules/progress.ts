import type { Seat } from '../../../engine/ids.ts';
import { FIELDS, FIGHT, type Field, type FieldName, FRIENDSHIP, wareOf } from './cards.ts';
import { controlled, seatAt } from './seekers.ts';
import type { View } from './state.ts';
import { onTrack } from './tracks.ts';
import { isNoted, isStanding, isTrack, ownedFor, wantedFor } from './trophies.ts';

/** By how much a seat would have more or less of what the fields ask for. */
export type Change = Partial<Record<FieldName, number>>;
const NO_CHANGE: Change = {};

export interface Progress {
  readonly has: number;
  readonly wants: number;
}

/**
 * How far a seat has come in a field, and how far it must; null: a fight is won or not. A personality that these eyes
 * know to be this field's makes it one less.
 */
export function progressOf(view: View, seat: Seat, field: Field, change: Change = NO_CHANGE): Progress | null {
  if (field === FIGHT) return null;
  const own = seatAt(view, seat);
  const by = change[FIELDS[field]] ?? 0;
  const friendship = onTrack(own.friendship + (change[FIELDS[FRIENDSHIP]] ?? 0));
  const wants = wantedFor(field, friendship, own.personality === field);
  if (!isStanding(field)) return { has: controlled(view, seat, wareOf(field)) + by, wants };
  const owned = ownedFor(view, seat, field) + by;
  const has = isTrack(field) ? onTrack(owned) : owned;
  return { has: seat === view.turn && isNoted(view, field) ? Math.max(has, wants) : has, wants };
}
