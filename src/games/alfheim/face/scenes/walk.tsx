import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Point, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  copyOf,
  gliding,
  leaving,
  middleOf,
  outAndBack,
  settling,
  springing,
  squareAt,
  swinging,
} from '../../../../ui/stage/act.ts';
import { burst, land, parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { KINDS, type Kind } from '../../rules/fairies.ts';
import { type Cell, halves, STEPS } from '../../rules/field.ts';
import type { View } from '../../rules/state.ts';
import { drawn, Face, Glint, gone, Home, pieceIn, Rays, tileRect } from './kit.tsx';

/** The greatest ones stand large in the middle for a moment. */
export function standsLarge(
  room: Room,
  from: Rect,
  kind: Kind,
  ms: number,
): { readonly she: Sprite; readonly acts: readonly Act[] } {
  const side = Math.min(190, room.width * 0.5, room.height * 0.46);
  const to = squareAt({ x: room.width / 2, y: room.height * 0.45 }, side);
  const rays = drawn(room.part, squareAt(middleOf(to), side * 2), <Rays />, 'alf-flat');
  const glow = drawn(room.part, squareAt(middleOf(to), side * 1.5), null, 'alf-glow alf-flat');
  const she = drawn(room.part, to, <Face of={kind} mood="glad" />, 'alf-lifted');
  const shown = { lasts: ms };
  const [start, end] = [middleOf(from), middleOf(to)];
  const acts = [
    act(
      rays.node,
      shown,
      (on) => ({
        turn: 50 * on,
        grow: 0.5 + 0.5 * settling(Math.min(1, on * 2.2)),
        seen: Math.min(1, on * 4, (1 - on) * 5),
      }),
      { leaves: true },
    ),
    act(
      glow.node,
      shown,
      (on) => ({ grow: 0.3 + 0.7 * springing(Math.min(1, on * 2)), seen: Math.min(1, on * 4, (1 - on) * 5) }),
      { leaves: true },
    ),
    act(she.node, { lasts: 380 }, (on) => ({
      x: (start.x - end.x) * (1 - gliding(on)),
      y: (start.y - end.y) * (1 - gliding(on)) - 30 * outAndBack(on),
      grow: from.width / side + (1 - from.width / side) * springing(on),
    })),
    act(she.body, { at: 380, lasts: 460 }, (on) => ({
      y: -7 * Math.abs(Math.sin(on * 2 * Math.PI)) * (1 - on),
      turn: 7 * swinging(on, 1.5),
      grow: [1 + 0.05 * swinging(on, 1), 1 - 0.05 * swinging(on, 1)],
    })),
    ...burst(room.part, [<Glint key="glint" />], {
      about: end,
      pieces: 16,
      reach: side * 0.85,
      fall: 26,
      side: 20,
      seed: 4,
      at: 250,
      lasts: 620,
    }),
  ];
  return { she, acts };
}

interface Walking {
  readonly kind: Kind;
  readonly from: Rect;
  readonly lives: Rect;
  readonly ms: number;
  readonly sparks: number;
}

const HOPS = 3;
/** So long after she has arrived her tile is drawn here, and then by the field. */
export const AT_HOME_MS = 520;

/** Out of her window into the field in hops, and her house is set down around her. */
export function walksHome(room: Room, { kind, from: start, lives, ms, sparks }: Walking): Act[] {
  const isAcross = lives.width > lives.height;
  const side = Math.min(lives.width, lives.height);
  const tile = drawn(room.part, lives, <Home kind={kind} isAcross={isAcross} mood="glad" />, 'alf-lifted alf-flat');
  const end: Point = { x: lives.left + side / 2, y: lives.top + side / 2 };
  const from = middleOf(start);
  const she = drawn(room.part, squareAt(end, side), <Face of={kind} mood="glad" />, 'alf-lifted');
  const large = start.width / side;
  return [
    ...burst(room.part, [<Glint key="glint" />], {
      about: from,
      pieces: 7,
      reach: 40,
      fall: 16,
      side: 12,
      seed: 2,
      lasts: 320,
    }),
    // She crouches, and goes in hops that get lower; she leans into every one of them.
    act(she.node, { lasts: ms }, (on) => {
      const way = on < 0.12 ? 0 : (on - 0.12) / 0.88;
      const hop = Math.abs(Math.sin(way * HOPS * Math.PI));
      const goes = way + 0.05 * Math.sin(way * HOPS * 2 * Math.PI);
      const crouch = outAndBack(Math.min(1, on / 0.14));
      const grows = large + (1.15 - large) * settling(way);
      return {
        x: (from.x - end.x) * (1 - goes),
        y: (from.y - end.y) * (1 - gliding(way)) - (30 - 12 * way) * hop,
        turn: 13 * Math.cos(way * HOPS * Math.PI) * (1 - way),
        grow: [grows * (1 + 0.14 * crouch), grows * (1 - 0.2 * crouch + 0.08 * hop)],
        seen: on === 1 ? 0 : 1,
      };
    }),
    // Her house is set down around her.
    act(tile.node, { at: ms - 110, lasts: 110 }, (on) => ({
      y: -28 * (1 - leaving(on)),
      grow: 1.3 - 0.3 * on,
      seen: Math.min(1, on * 3),
    })),
    land(tile, ms, 0.22, 380),
    gone(tile, ms + AT_HOME_MS),
    ...burst(room.part, [<Glint key="glint" />], {
      about: { x: middleOf(lives).x, y: lives.top + lives.height * 0.8 },
      pieces: sparks,
      reach: side * 1.15,
      fall: 14,
      side: 15,
      seed: 3,
      at: ms,
      lasts: 460,
    }),
  ];
}

interface Beside {
  readonly after: View;
  readonly seat: number;
  /** The cells that the card covers. */
  readonly cells: readonly Cell[];
  readonly rect: Rect;
  readonly at?: number;
}

interface Jolted {
  readonly piece: SVGElement;
  readonly rect: Rect;
  readonly copy: Sprite;
}

/** A jolt from the landing, then a lean towards what came; a fairy is startled by it. */
export function neighboursLook(room: Room, { after, seat, cells, rect: lies, at: first = 0 }: Beside): Act[] {
  const field = after.fields[seat];
  const near = new Set(cells.flatMap((cell) => STEPS.map((step) => cell + step)));
  const clues = field?.clues.flatMap(({ cell }): Jolted[] => {
    const piece = near.has(cell) ? pieceIn(room, seat, `clue:${cell}`) : null;
    if (!piece) return [];
    const rect = room.rectOf(piece);
    return [{ piece, rect, copy: copyOf(room.part, piece, rect) }];
  });
  const fairies = KINDS.flatMap((kind): Jolted[] => {
    const domino = field?.fairies[kind] ?? null;
    if (domino === null) return [];
    const covers = halves(domino);
    if (covers.some((cell) => cells.includes(cell)) || !covers.some((cell) => near.has(cell))) return [];
    const piece = pieceIn(room, seat, `fairy:${kind}`);
    const rect = tileRect(room, seat, domino);
    if (!piece || !rect) return [];
    const art = <Home kind={kind} isAcross={rect.width > rect.height} mood="struck" />;
    return [{ piece, rect, copy: drawn(room.part, rect, art) }];
  });
  const goal = middleOf(lies);
  return parade([...(clues ?? []), ...fairies], { at: first, apart: 30 }, ({ piece, rect, copy }, at) => {
    const own = middleOf(rect);
    const far = Math.hypot(goal.x - own.x, goal.y - own.y) || 1;
    const [x, y] = [(goal.x - own.x) / far, (goal.y - own.y) / far];
    return [
      act(piece, { at, lasts: 460 }, (on) => ({ seen: on > 0 && on < 1 ? 0 : 1 })),
      act(copy.node, { at, lasts: 10 }, (on) => ({ seen: on })),
      act(copy.body, { at, lasts: 420 }, (on) => ({
        x: 5 * x * outAndBack(settling(on)),
        y: 5 * y * outAndBack(settling(on)) - 6 * outAndBack(Math.min(1, on * 2.4)),
        turn: 12 * x * outAndBack(settling(on)),
      })),
      gone(copy, at + 440, 30),
    ];
  });
}
