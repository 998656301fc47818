import type { Seat } from '../../../engine/ids.ts';
import { type Counted, income, penalty, roundPoints, scoringEffects } from '../rules/sheet.ts';
import type { Earned } from '../words/say.ts';

/** A round by its parts, scored or as it stands. */
export const earnedIn = (counted: Counted, seat: Seat, left: number, bonus: number): Earned => ({
  income: income(counted, seat),
  effects: scoringEffects(counted, seat),
  penalty: penalty(left),
  bonus,
  points: roundPoints(counted, seat, left, bonus),
});
