import { type Act, act, settling } from '../../../../ui/stage/act.ts';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf, type Sprite, sprite } from '../../../../ui/stage/sprite.ts';
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

/** A beam of light along each way that a Cotton looks: it shoots out, stands, and fades from `fadesAt` on. */
export function beams(room: Room, grid: readonly Kind[], cell: Cell, at: number, fadesAt: number): Act[] {
  const cat = cardAt(room, cell);
  if (!cat) return [];
  const { width, ...rect } = room.rectOf(cat);
  const from = middleOf({ width, ...rect });
  return waysOf(grid, cell).flatMap((far): Act[] => {
    const goal = cardAt(room, far);
    if (!goal) return [];
    const to = middleOf(room.rectOf(goal));
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const long = Math.hypot(dx, dy) + width * 0.34;
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
    const wide = width * 0.42;
    const begin = { left: from.x, top: from.y - wide / 2, width: long, height: wide };
    const beam = drawn(room, begin, null, 'fl-beam');
    // It grows out of the Cotton and not out of its own middle.
    const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
    const pose = (grown: number) => ({
      x: (ux * long * grown) / 2 - long / 2,
      y: (uy * long * grown) / 2,
      turn,
      grow: [Math.max(0.02, grown), 1] as const,
    });
    return [
      act(beam.node, { at, lasts: BEAM_MS }, (on) => ({ ...pose(settling(on)), seen: Math.min(1, on * 5) })),
      act(beam.body, { at: fadesAt, lasts: FADES_MS }, (on) => ({ seen: 1 - on })),
      act(beam.node, { at: fadesAt + FADES_MS, lasts: 1 }, () => ({ ...pose(1), seen: 0 }), { leaves: true }),
    ];
  });
}
const BEAM_MS = 220;
const FADES_MS = 160;
