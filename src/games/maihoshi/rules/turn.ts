import type { Seat } from '../../../engine/ids.ts';
import { type Kind, NONE } from './cards.ts';
import type { Teller } from './events.ts';
import { callLap } from './lap.ts';
import { mayReveal, maySetSecond } from './possible.ts';
import { clearTurn } from './round.ts';
import { endRound } from './settle.ts';
import type { Ending, State } from './state.ts';
import { SECOND } from './steps.ts';

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
    if (isOut(state, state.turn)) {
      endRound(state, 'A', state.turn, tell);
      return;
    }
  }
  if (state.acted && !mayReveal(state)) endTurn(state, tell);
}

const isOut = (state: State, seat: Seat): boolean =>
  (state.hands[seat] as readonly Kind[]).length === 0 && state.reserves[seat] === NONE;

export function endTurn(state: State, tell: Teller): void {
  const seat = state.turn;
  state.closed[seat] = false;
  if (!state.rested || state.revealed) state.idle = 0;
  else if (state.extra === 0) state.idle++;
  clearTurn(state);
  if (state.idle >= state.hands.length) callLap(state, 'idle', tell);
  if (state.extra > 0) {
    state.extra--;
    tell?.({ is: 'again', seat }, 'all', 'none');
    return;
  }
  if (state.lap === 'running' && seat === state.lapBy) {
    endRound(state, endingOf(state), seat, tell);
    return;
  }
  if (state.lap === 'called') state.lap = 'running';
  state.turn = (seat + 1) % state.hands.length;
}

/** A lap that nobody moved in counts as an empty deck. */
const endingOf = ({ lapCause }: State): Ending => (lapCause === 'guests' ? 'B' : 'C');
