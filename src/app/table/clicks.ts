import type { Seat } from '../../engine/ids.ts';

/** A finger's has a detail, a key's has none. */
export type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

/** By what a move was made, and whose it was. */
export interface Made {
  readonly seat: Seat;
  readonly at: Click;
}

const READ_MS = 400;
const FINGER_PX = 24;

/** A finger that meant to tap once may tap twice: what it chose has not been read by then. */
export const isSecondOf = (first: Click, now: Click): boolean =>
  now !== first && now.detail > 0 && now.timeStamp - first.timeStamp < READ_MS;

/** The second half of a double tap that made somebody's move, and now meets what the next one has in the same place. */
export const isStray = (made: Made | null, seat: Seat, now: Click): boolean =>
  made !== null &&
  made.seat !== seat &&
  isSecondOf(made.at, now) &&
  Math.hypot(now.clientX - made.at.clientX, now.clientY - made.at.clientY) < FINGER_PX;
