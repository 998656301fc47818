import { likelihood } from '../../../bots/likelihood.ts';
import type { Seat } from '../../../engine/ids.ts';
import { isCotton, SUN } from '../rules/cards.ts';
import { lightOf, type Move, type State } from '../rules/state.ts';
import { hope, shift } from './hopes.ts';

/** A card goes where it turns hearts to its side, or keeps them. */
export function prior(state: State, seat: Seat, move: Move): number {
  if (!('place' in move)) return 1;
  const { card, place } = move;
  const suns = shift(state, card, place) + (isCotton(card) ? hope(state, card, place) : 0);
  return likelihood(lightOf(state, seat) === SUN ? suns : -suns);
}
