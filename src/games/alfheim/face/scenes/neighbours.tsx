import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, outAndBack, settling } from '../../../../ui/stage/act.ts';
import { parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { copyOf, middleOf, type Sprite } from '../../../../ui/stage/sprite.ts';
import { KINDS } from '../../rules/components.ts';
import { type Cell, halves, STEPS } from '../../rules/field.ts';
import type { View } from '../../rules/state.ts';
import { Home } from './fairyArt.tsx';
import { drawn, gone } from './kit.tsx';
import { pieceIn, tileRect } from './places.ts';

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
