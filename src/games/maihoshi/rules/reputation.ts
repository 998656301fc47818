import type { Seat } from '../../../engine/ids.ts';
import { ANY, COLOUR, type Kind, PUBLICITY, REQUIREMENT } from './cards.ts';
import { GEISHA, TOKIWA } from './geisha.ts';
import type { State } from './state.ts';

/** All that a requirement is judged by; public, so a view has it too. */
export interface Repute {
  readonly reputation: readonly number[];
  readonly geisha: readonly number[];
  readonly spent: readonly boolean[];
}

export const reputationOf = ({ reputation }: Pick<Repute, 'reputation'>, seat: Seat): readonly number[] =>
  reputation.slice(3 * seat, 3 * seat + 3);

const highest = (reputation: readonly number[], seat: Seat): number =>
  Math.max(reputation[3 * seat] as number, reputation[3 * seat + 1] as number, reputation[3 * seat + 2] as number);

/** As the card says, without any ability. */
export function meetsPlainly({ reputation }: Pick<Repute, 'reputation'>, seat: Seat, card: Kind): boolean {
  const colour = COLOUR[card] as number;
  const own = colour === ANY ? highest(reputation, seat) : (reputation[3 * seat + colour] as number);
  return (REQUIREMENT[card] as number) <= own;
}

/** Tokiwa's colour counts as any, once a round. */
export const meets = (standing: Repute, seat: Seat, card: Kind): boolean =>
  meetsPlainly(standing, seat, card) ||
  (standing.geisha[seat] === TOKIWA &&
    standing.spent[seat] === false &&
    (REQUIREMENT[card] as number) <= highest(standing.reputation, seat));

export function engage(state: State, seat: Seat, geisha: number): void {
  state.geisha[seat] = geisha;
  const own = GEISHA[geisha]?.reputation ?? [];
  for (let colour = 0; colour < 3; colour++) state.reputation[3 * seat + colour] = own[colour] ?? 0;
}

/** A card enters the publicity row (1) or leaves it (−1). */
export function raise(state: State, seat: Seat, card: Kind, sign: 1 | -1): void {
  const publicity = PUBLICITY[card] as readonly number[];
  const { reputation } = state;
  for (let colour = 0; colour < 3; colour++)
    reputation[3 * seat + colour] = (reputation[3 * seat + colour] as number) + sign * (publicity[colour] as number);
}
