import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { NONE } from './cards.ts';
import { hasFurther } from './possible.ts';
import { meets } from './reputation.ts';
import { type Counted, income, penalty, scoringEffects, winnersOf } from './score.ts';
import type { State } from './state.ts';

/** Tokens; while a round is played with what the round would bring, were it over now, a loss shown as one. */
export function result(state: State): Result {
  const points =
    state.rounds.length === state.round
      ? [...state.tokens]
      : state.tokens.map((count, seat) => count + running(state, seat));
  return {
    points,
    winners: winnersOf(
      points,
      state.hands.map((hand) => hand.length),
    ),
  };
}

/** A reserve becomes a guest; or it goes to the hand, with one more card if there is any to take. */
function running(state: State, seat: Seat): number {
  const reserve = at(state.reserves, seat);
  const held = at(state.hands, seat).length;
  if (reserve === NONE) return worth(state, seat, held);
  if (!meets(state, seat, reserve))
    return worth(state, seat, held + (hasFurther(state.deck.length, at(state.publicity, seat).length) ? 2 : 1));
  const guests = state.guests.map((row, other) => (other === seat ? [...row, reserve] : row));
  return worth({ ...state, guests }, seat, held);
}

const worth = (counted: Counted, seat: Seat, held: number): number =>
  income(counted, seat) + scoringEffects(counted, seat) - penalty(held);
