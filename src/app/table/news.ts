import type { ScoreSheet, Seat } from '../../engine/game.ts';
import { NOTHING_TO_UNDO } from '../../engine/undo.ts';
import type { PassingFrame, TableNews } from '../../protocol/shown.ts';

// What the page makes of the news of a match before it draws them.

/** Of the news all that the frames which wait have not shown yet stays unsaid. */
export function heldBack(news: TableNews, asked: readonly Seat[], sheet: ScoreSheet): TableNews {
  const untold = {
    ask: null,
    offers: NO_OFFERS,
    peek: false,
    peekers: NO_SEATS,
    redo: false,
    result: null,
    early: null,
  };
  return { ...news, ...untold, floor: { kind: 'bots', seats: asked }, sheet, undo: NOTHING_TO_UNDO };
}

/** Whom the open table asks, where several persons share it. */
export const askedOpenly = ({ floor, here }: TableNews): Seat | null =>
  floor.kind === 'open' && here.length > 1 ? floor.seat : null;

export const asksPerson = ({ floor: { kind } }: TableNews): boolean =>
  kind !== 'bots' && kind !== 'away' && kind !== 'over' && kind !== 'elsewhere';

/** The game is over, and its last picture stays until somebody at this device has looked at it. */
export const endsHere = ({ floor: { kind }, here }: TableNews): boolean => kind === 'over' && here.length > 0;

const NO_OFFERS: TableNews['offers'] = [];
const NO_SEATS: readonly Seat[] = [];

/** So many frames are kept at the most: a lap of six who move often. */
const MOST_PASSED = 60;

/** The frames that these eyes got at this table, oldest first, with those that have come now. */
export function passedWith(before: readonly PassingFrame[], now: readonly PassingFrame[]): readonly PassingFrame[] {
  const [first] = now;
  if (!first) return before;
  return [...before.filter(({ moveCount }) => moveCount < first.moveCount), ...now].slice(-MOST_PASSED);
}

/**
 * What the others did since the last turn of a seat, and before it the table that it began from. None: nobody else has
 * moved since, or the page does not have all of it.
 */
export function lapOf(
  passed: readonly PassingFrame[],
  own: Seat | null,
  moverOf: (moveCount: number) => Seat | null,
): readonly PassingFrame[] {
  const movers = passed.map(({ moveCount }) => moverOf(moveCount));
  const end = movers.findLastIndex((mover) => mover !== null && mover !== own);
  const ownBefore = movers.findLastIndex((mover, at) => at < end && mover === own);
  const lap = passed.slice(Math.max(0, ownBefore), end + 1);
  const [, ...others] = lap;
  return others.some(({ events }) => events.length > 0) ? lap : [];
}

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
