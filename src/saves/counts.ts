import type { Branch, EarlyEnd } from '../engine/log.ts';

/** What became of a match that is over, as far as it decides whether it counts. */
interface Ended {
  readonly branch?: Branch;
  readonly early?: EarlyEnd;
}

/** A branch does not stand in the records, for its cards were known; nor what was counted before its end. */
export const isCounted = ({ branch, early }: Ended): boolean => !branch && early?.how !== 'counted';

/** Its points can be held beside others: it was played to its end, and not given up. */
export const isPlayedOut = ({ early }: Ended): boolean => early === undefined;
