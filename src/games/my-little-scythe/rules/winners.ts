import type { Seat } from '../../../engine/ids.ts';
import { APPLE, GEM } from './cards.ts';
import type { Standing } from './events.ts';
import { controlled, seatAt } from './seekers.ts';
import type { Table } from './state.ts';
import { trophyCount } from './trophies.ts';

/** Apples and gems together. */
export const controlledBy = (table: Table, seat: Seat): number =>
  controlled(table, seat, APPLE) + controlled(table, seat, GEM);

/** Trophies, then friendship, then tokens controlled: by these it is decided who wins, and what is equal is shared. */
export const standingOf = (table: Table, seat: Seat): Standing => [
  trophyCount(table, seat),
  seatAt(table, seat).friendship,
  controlledBy(table, seat),
];

export function winnersOf(table: Table): Seat[] {
  const ranks = table.seats.map((_, seat) => standingOf(table, seat));
  const beats = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return ranks.flatMap((own, seat) => (ranks.some((other) => beats(other, own)) ? [] : [seat]));
}
