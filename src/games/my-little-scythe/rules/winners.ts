import type { Seat } from '../../../engine/ids.ts';
import { APPLE, GEM } from './cards.ts';
import { controlled } from './seekers.ts';
import type { State } from './state.ts';
import { trophyCount } from './trophies.ts';

/** Apples and gems together. */
export const controlledBy = (state: State, seat: Seat): number =>
  controlled(state, seat, APPLE) + controlled(state, seat, GEM);

/** Most trophies, then most friendship, then most tokens controlled, then shared. */
export function winnersOf(state: State): Seat[] {
  const ranks = state.trophies.map((_, seat) => [
    trophyCount(state, seat),
    state.friendship[seat] as number,
    controlledBy(state, seat),
  ]);
  const beats = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] as number) > (other[at] as number);
  };
  return ranks.flatMap((own, seat) => (ranks.some((other) => beats(other, own)) ? [] : [seat]));
}
