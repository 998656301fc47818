import type { Eyes, Seat } from '../../../../engine/ids.ts';
import { COME_INTO_SIGHT } from '../../../../ui/areas/useShown.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { SceneStep } from '../../../../ui/stage/scene.ts';
import { type Cell, type Domino, halves } from '../../rules/field.ts';
import { cellThing } from '../../rules/ids.ts';
import type { Event } from '../../rules/state.ts';
import { around, type Thing } from './kit.tsx';

export const areaOf = (room: Room, seat: Seat): HTMLElement | null =>
  room.find('.alb-fields .areas-row')?.querySelector(`[data-thing^="cell:${seat}/"]`)?.closest<HTMLElement>('.area') ??
  null;

export const GOES_MS = 110;

/** Not past the fields of others: what is acted out on this field has to be in sight. */
export const comesIntoSight = (seat: Seat): SceneStep<Event> => ({
  name: 'goes',
  lastsMs: GOES_MS,
  isPassing: true,
  draw: (room) => {
    areaOf(room, seat)?.dispatchEvent(new CustomEvent(COME_INTO_SIGHT, { bubbles: true }));
    return [];
  },
});

/** The view goes to the field on which something is about to happen; to those who have moved themselves it stands there. */
export const goesTo = (seat: Seat, eyes: Eyes): readonly SceneStep<Event>[] =>
  seat === eyes ? [] : [comesIntoSight(seat)];

export function cellRect(room: Room, seat: Seat, cell: Cell): Rect | null {
  const found = areaOf(room, seat)?.querySelector(`[data-thing="${cellThing(seat, cell)}"]`);
  return found ? room.rectOf(found) : null;
}

/** Of both cells that a fairy's tile covers. */
export function tileRect(room: Room, seat: Seat, domino: Domino): Rect | null {
  const both = halves(domino).flatMap((cell) => cellRect(room, seat, cell) ?? []);
  return both.length === 2 ? around(both) : null;
}

/** What is drawn in a field: `clue:<cell>`, `fairy:<kind>`, `footprint`. */
export const pieceIn = (room: Room, seat: Seat, piece: string): SVGElement | null =>
  areaOf(room, seat)?.querySelector<SVGElement>(`[data-piece="${piece}"]`) ?? null;

export const svgOf = (room: Room, selector: string): Thing | null => {
  const found = room.find(selector);
  return found?.querySelector<SVGElement>('svg') ?? null;
};
/** The clue or footprint in hand. */
export const handIn = (room: Room): Thing | null => svgOf(room, '.alb-token');

/** Where a seat's points stand beside its name. */
export const chipOf = (room: Room, seat: Seat): HTMLElement | null => {
  const chip = room.findAll('.standing')[seat];
  return chip?.querySelector('b') ?? (chip instanceof HTMLElement ? chip : null);
};
