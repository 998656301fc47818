import type { Seat } from '../../../engine/ids.ts';
import { APPLE, GEM } from './cards.ts';
import { controlled } from './seekers.ts';
import type { Table } from './state.ts';
import { trophyCount } from './trophies.ts';

/** Apples and gems together. */
export const controlledBy = (table: Table, seat: Seat): number =>
  controlled(table, seat, APPLE) + controlled(table, seat, GEM);

/** Most trophies, then most friendship, then most tokens controlled, then shared. */
export function winnersOf(table: Table): Seat[] {
  const ranks = table.seats.map(({ friendship }, seat) => [
    trophyCount(table, seat),
    friendship,
    controlledBy(table, seat),
  ]);
  const beats = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return ranks.flatMap((own, seat) => (ranks.some((other) => beats(other, own)) ? [] : [seat]));
}
