import type { Seat, ThingId } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf } from '../../../../ui/stage/sprite.ts';

// Where scenes find what the table draws.

/** The colour of a seat is that of its emblem, which stands beside its name. */
export function emblemOf(room: Room, seat: Seat): string | undefined {
  return room.findAll('.standings > .standing')[seat]?.dataset.emblem;
}

/** A hex or a camp; null: the map is moved so that it is out of sight, or not yet laid out behind a curtain. */
export function onMap(room: Room, thing: ThingId): Rect | null {
  const [map, found] = [room.find('.mlt-map'), room.find(`.mlt-map [data-thing="${thing}"]`)];
  if (!map || !found) return null;
  const [around, rect] = [room.rectOf(map), room.rectOf(found)];
  const { x, y } = middleOf(rect);
  const isIn =
    x >= around.left && x <= around.left + around.width && y >= around.top && y <= around.top + around.height;
  return isIn ? rect : null;
}
