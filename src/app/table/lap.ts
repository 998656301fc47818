import type { Seat } from '../../engine/ids.ts';
import type { PassingFrame } from '../../protocol/shown.ts';

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
