import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { INCOME, type Kind, NONE } from './cards.ts';
import { meets } from './reputation.ts';
import { income, penalty, scoringEffects, winnersOf } from './score.ts';
import type { State } from './state.ts';

/** Tokens; before the end with what the round would bring, were it over now, a loss shown as one. */
export function result(state: State): Result {
  const points =
    state.stage === 'over' ? [...state.tokens] : state.tokens.map((count, seat) => count + running(state, seat));
  return {
    points,
    winners: winnersOf(
      points,
      state.hands.map((hand) => hand.length),
    ),
  };
}

/** A reserve that fails brings itself and one more card to the hand. */
function running(state: State, seat: Seat): number {
  const reserve = state.reserves[seat] as Kind;
  const met = reserve !== NONE && meets(state, seat, reserve);
  const more = reserve === NONE || met ? 0 : 2;
  const left = (state.hands[seat] as readonly Kind[]).length + more;
  return income(state, seat) + scoringEffects(state, seat) - penalty(left) + (met ? (INCOME[reserve] as number) : 0);
}
