import type { Seat, ThingId } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { middleOf, type Point, squareAt } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Field } from '../../rules/cards.ts';
import { CASTLE } from '../../rules/hexes.ts';
import { hexThing } from '../../rules/ids.ts';
import { Person } from '../art/cards.tsx';
import { LargePicture } from '../late.tsx';
import { Sign } from '../Piece.tsx';

// Where scenes find what the table draws.

const chip = (room: Room, seat: Seat) => room.findAll('.standings > .standing')[seat];

/** The colour of a seat is that of its emblem, which stands beside its name. */
export const emblemOf = (room: Room, seat: Seat): string | undefined => chip(room, seat)?.dataset.emblem;

/** Beside the name of a seat: where things go when their place is out of sight. */
export function chipOf(room: Room, seat: Seat): Rect {
  const found = chip(room, seat);
  return squareAt(found ? middleOf(room.rectOf(found)) : { x: room.width / 2, y: 0 }, 24);
}

/** What a seat has, on its mat where that is in sight. */
export function stockOf(room: Room, seat: Seat, thing: ThingId): Rect {
  const found = room.find(`.mls-mat [data-thing="${thing}"] svg`);
  return found ? room.rectOf(found) : chipOf(room, seat);
}

/** A hex or a camp; null: the map is moved so that it is out of sight, or not yet laid out behind a curtain. */
export function onMap(room: Room, thing: ThingId): Rect | null {
  const [map, found] = [room.find('.mls-map'), room.find(`.mls-map [data-thing="${thing}"]`)];
  if (!map || !found) return null;
  const [around, rect] = [room.rectOf(map), room.rectOf(found)];
  const { x, y } = middleOf(rect);
  const isIn =
    x >= around.left && x <= around.left + around.width && y >= around.top && y <= around.top + around.height;
  return isIn ? rect : null;
}

/** The middle of the map, where made pies and met quests are shown large. */
export function midMap(room: Room): Point {
  const map = room.find('.mls-map');
  return map ? middleOf(room.rectOf(map)) : { x: room.width / 2, y: room.height * 0.36 };
}

/** Where things come from that lay nowhere: over the upper edge of the map. */
export function edgeOfMap(room: Room): Rect {
  const map = room.find('.mls-map');
  const { x } = midMap(room);
  return squareAt({ x, y: map ? room.rectOf(map).top : 0 }, hexSide(room) * 0.6);
}

/** How wide a hex is drawn now. */
export const hexSide = (room: Room): number => onMap(room, hexThing(CASTLE))?.width ?? 36;

/** A personality card as it is turned over: who it is, or its back. */
export const PersonCard = ({ field }: { readonly field: Field | null }) => {
  const sign = (
    <Sign>
      <Person field={field} />
    </Sign>
  );
  return field === null ? sign : <LargePicture of={{ is: 'person', field }}>{sign}</LargePicture>;
};
