import type { Seat } from '../../../engine/ids.ts';
import { CANNON, DIAL, PIE_CANNON } from './cards.ts';
import { countAt, type Hex, ownsMoveTile, seatAt } from './hexes.ts';
import type { Table } from './state.ts';

/** What both sides of a fight could bring: the attacker at least so much if it wishes, the other no more than that. */
export interface Odds {
  readonly mine: number;
  readonly theirs: number;
}

const BEST_SPELL = 3;

const byPies = (table: Table, seat: Seat): number =>
  Math.min(DIAL, seatAt(table, seat).pies) + (ownsMoveTile(table, seat, PIE_CANNON) ? CANNON : 0);

/** Of a fight that one seeker begins on that hex; null where the other might win. A tie is the attacker's. */
// rule: fight.tie
export function sureOf(table: Table, seat: Seat, rival: Seat, hex: Hex): Odds | null {
  const values = seatAt(table, seat).hand.map(({ value }) => value ?? 0);
  const mine = byPies(table, seat) + Math.max(0, ...values);
  // Whatever spells the other holds: they are not seen.
  const theirs =
    byPies(table, rival) + BEST_SPELL * Math.min(seatAt(table, rival).hand.length, countAt(table, rival, hex));
  return mine >= theirs ? { mine, theirs } : null;
}
