import type { Seat } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';

/** Whether the seat that is asked on the open table has something that it alone may look at. */
export interface Kept {
  readonly logLength: number;
  readonly seat: Seat | null;
  readonly peek: boolean;
  /** It was taken in this turn: the one who took it may look at it, and ends the turn by hand. */
  readonly isNew: boolean;
}

type Keeping = Pick<TableNews, 'logLength' | 'floor' | 'peek'>;

export function keptAt({ logLength, floor, peek }: Keeping, before: Kept): Kept {
  if (before.logLength === logLength) return before;
  const seat = floor.kind === 'open' ? floor.seat : null;
  return { logLength, seat, peek, isNew: peek && before.seat === seat && (before.isNew || !before.peek) };
}

export const NOTHING_KEPT: Kept = { logLength: -1, seat: null, peek: false, isNew: false };
