import type { Result } from '../../engine/game.ts';
import type { Seat } from '../../engine/ids.ts';

/** Above 0: `one` came out above `other`. Who won stands above who did not, whatever decided it; else points do. */
export function ahead({ points, winners }: Result, one: Seat, other: Seat): number {
  const victories = Number(winners.includes(one)) - Number(winners.includes(other));
  return victories || (points[one] ?? 0) - (points[other] ?? 0);
}
