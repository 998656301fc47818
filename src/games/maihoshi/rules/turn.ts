import { at } from '../../../engine/lists.ts';
import type { Teller } from './events.ts';
import { callLap, idleAfter, isIdleLap } from './lap.ts';
import { keepCommon } from './memory.ts';
import { isOut, mayReveal, maySetSecond } from './possible.ts';
import { clearTurn } from './round.ts';
import { endRound } from './settle.ts';
import type { Ending, State } from './state.ts';
import { SECOND } from './steps.ts';

/**
 * Whoever is out hides nothing, so what they knew of other hands would be all that they hide, and whether that is
 * anything is nothing that the table can know. An effect may bring them cards again, but not what they knew.
 */
export function forgetWhoIsOut(state: State): void {
  if (state.known.length === 0) return;
  for (let seat = 0; seat < state.hands.length; seat++)
    if (isOut(at(state.hands, seat).length, state.reserves[seat])) keepCommon(state, seat);
}

/** Goes on until somebody has to decide: after every action or reserve use, with all that hangs on it. */
export function proceed(state: State, tell: Teller): void {
  if (state.steps.length > 0) return;
  if (state.business === 'reserve' && maySetSecond(state, state.turn)) {
    state.business = 'second';
    state.steps.push(SECOND);
    return;
  }
  if (state.business !== 'none') {
    state.business = 'none';
    // rule: effect.quiet, end.moments
    if (isOut(at(state.hands, state.turn).length, state.reserves[state.turn])) {
      // rule: end.both
      endRound(state, 'out', state.turn, tell);
      return;
    }
  }
  // rule: turn.end
  if (state.acted && !mayReveal(state)) endTurn(state, tell);
}

export function endTurn(state: State, tell: Teller): void {
  const seat = state.turn;
  // rule: closed.ends, closed.next
  state.closed[seat] = false;
  state.idle = idleAfter(state);
  clearTurn(state);
  if (isIdleLap(state.idle, state.hands.length)) callLap(state, 'idle', tell);
  // rule: end.extra
  if (state.extra > 0) {
    state.extra--;
    tell?.({ is: 'again', seat }, 'all', 'none');
    return;
  }
  // rule: end.lap
  if (state.lap === 'running' && seat === state.lapBy) {
    endRound(state, endingOf(state), seat, tell);
    return;
  }
  if (state.lap === 'called') state.lap = 'running';
  state.turn = (seat + 1) % state.hands.length;
}

/** A lap that nobody moved in counts as an empty deck. */
const endingOf = ({ lapCause }: State): Ending => (lapCause === 'guests' ? 'guests' : 'deck');
