import type { Seat, ThingId } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';

// Where scenes find what the table draws.

/** The colour of a seat is that of its emblem, which stands beside its name. */
export function emblemOf(room: Room, seat: Seat): string | undefined {
  return room.findAll('.standings > .standing')[seat]?.dataset.emblem;
}

/** A hex or a camp; null: the map is moved so that it is out of sight. */
export function onMap(room: Room, thing: ThingId): Rect | null {
  const found = room.find(`.mlt-map [data-thing="${thing}"]`);
  return found && room.rectOf(found);
}
