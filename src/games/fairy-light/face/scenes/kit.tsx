import { type Act, act, middleOf, type Point, type Sprite, settling, sprite } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { EMPTY, FACES, type Kind } from '../../rules/cards.ts';
import { type Cell, cellThing, type Direction, line } from '../../rules/grid.ts';

export const drawn = ({ part }: Room, rect: Sprite['rect'], art: Parameters<typeof sprite>[2], named = ''): Sprite =>
  sprite(part, rect, art, `fl-stage ${named}`.trim());

export const gone = ({ node }: Sprite, at: number, lasts = 40): Act =>
  act(node, { at, lasts }, (on) => ({ seen: 1 - on }), { leaves: true });

export const hidden = (element: Act['thing'], until: number): Act =>
  act(element, { lasts: until }, (on) => ({ seen: on < 1 ? 0 : 1 }));

/** Until the stage is closed: what follows draws it itself. */
export const veiled = (things: readonly Act['thing'][]): Act[] =>
  things.map((thing) => act(thing, { lasts: 1 }, () => ({ seen: 0 })));

/** The card that lies on a place of the forest. */
export const cardAt = (room: Room, cell: Cell) => room.find(`[data-thing="${cellThing(cell)}"] .fl-card`);

/** The numbers of hearts beside both names; where points are hidden there are none. */
export const countsIn = (room: Room) => room.findAll('.fl-hearts');

/** Each way that a Cotton looks, and the last card that it sees there. */
function waysOf(grid: readonly Kind[], cell: Cell): readonly Cell[] {
  const face = FACES[grid[cell] as Kind];
  if (!face) return [];
  const lying = (towards: Direction): Cell[] => line(cell, towards).filter((each) => grid[each] !== EMPTY);
  return [
    ...face.near.flatMap((towards) => lying(towards).slice(0, 1)),
    ...face.rays.flatMap((towards) => lying(towards).slice(-1)),
  ];
}

interface Beams {
  readonly beams: readonly Sprite[];
  readonly acts: readonly Act[];
}

/** A beam of light along each way that a Cotton looks: it shoots out and stands there until it is taken away. */
export function beamsOf(room: Room, grid: readonly Kind[], cell: Cell, at: number): Beams {
  const cat = cardAt(room, cell);
  const lying = cat ? waysOf(grid, cell).flatMap((far) => cardAt(room, far) ?? []) : [];
  const rect = cat && room.rectOf(cat);
  const each = rect ? lying.map((goal) => beam(room, rect, middleOf(room.rectOf(goal)), at)) : [];
  return { beams: each.map(({ thing }) => thing), acts: each.map(({ shoots }) => shoots) };
}

function beam(room: Room, cat: Sprite['rect'], to: Point, at: number): { thing: Sprite; shoots: Act } {
  const from = middleOf(cat);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy);
  const [long, wide] = [way + cat.width * 0.34, cat.width * 0.42];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const thing = drawn(room, { left: from.x, top: from.y - wide / 2, width: long, height: wide }, null, 'fl-beam');
  // It grows out of the Cotton and not out of its own middle.
  const shoots = act(thing.node, { at, lasts: BEAM_MS }, (on) => {
    const grown = settling(on);
    return {
      x: ((dx / way) * grown - 1) * (long / 2),
      y: (dy / way) * grown * (long / 2),
      turn,
      grow: [Math.max(0.02, grown), 1],
      seen: Math.min(1, on * 5),
    };
  });
  return { thing, shoots };
}
const BEAM_MS = 220;

/** Beams that fade, and are gone. */
export const fading = (beams: readonly Sprite[], at: number): Act[] =>
  beams.flatMap((each) => gone(each, at, FADES_MS));
const FADES_MS = 160;
