import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, outAndBack, settling } from '../../../../ui/stage/act.ts';
import { copyOf } from '../../../../ui/stage/copyOf.ts';
import { parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { middleOf } from '../../../../ui/stage/sprite.ts';
import { type Cell, halves, STEPS } from '../../rules/grid.ts';
import type { View } from '../../rules/state.ts';
import { gone, hidden } from './kit.tsx';
import { pieceIn } from './places.ts';

interface Beside {
  readonly after: View;
  readonly seat: number;
  /** The cells that the card covers. */
  readonly cells: readonly Cell[];
  readonly rect: Rect;
  readonly at?: number;
}

/** A jolt from the landing, then a lean towards what came. */
export function neighboursLook(room: Room, { after, seat, cells, rect: lies, at: first = 0 }: Beside): Act[] {
  const field = after.fields[seat];
  const near = new Set(cells.flatMap((cell) => STEPS.map((step) => cell + step)));
  const fairies = field?.fairies.flatMap((other, kind) =>
    other !== null &&
    !halves(other).some((cell) => cells.includes(cell)) &&
    halves(other).some((cell) => near.has(cell))
      ? [`fairy:${kind}`]
      : [],
  );
  const clues = field?.clues.flatMap(({ cell }) => (near.has(cell) ? [`clue:${cell}`] : []));
  const pieces = [...(clues ?? []), ...(fairies ?? [])].flatMap((name) => pieceIn(room, seat, name) ?? []);
  const goal = middleOf(lies);
  return parade(pieces, { at: first, apart: 30 }, (piece, at) => {
    const rect = room.rectOf(piece);
    const copy = copyOf(room.part, piece, rect);
    const own = middleOf(rect);
    const far = Math.hypot(goal.x - own.x, goal.y - own.y) || 1;
    const [x, y] = [(goal.x - own.x) / far, (goal.y - own.y) / far];
    return [
      hidden(piece, at + 460),
      act(copy.body, { at, lasts: 420 }, (on) => ({
        x: 5 * x * outAndBack(settling(on)),
        y: 5 * y * outAndBack(settling(on)) - 6 * outAndBack(Math.min(1, on * 2.4)),
        turn: 12 * x * outAndBack(settling(on)),
      })),
      gone(copy, at + 440, 30),
    ];
  });
}
