import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { NONE } from './cards.ts';
import { askForEffect, useEffect } from './effects.ts';
import type { Teller } from './events.ts';
import {
  bury,
  discard,
  drawForPublicity,
  drawIntroduced,
  introduce,
  place,
  receive,
  reveal,
  setAside,
  take,
} from './house.ts';
import { keepCommon } from './memory.ts';
import { isAsked, type Move } from './moves.ts';
import { isOut, mayReveal, maySetSecond } from './possible.ts';
import { beReady, choose, clearTurn, endRound, seal, settle } from './round.ts';
import { callLap, type Ending, idleAfter, isCard, isIdleLap, SECOND, type State, type Step } from './state.ts';

/**
 * A player without cards still has one secret: what they remember of other hands. The table cannot know whether that is
 * anything, so it is reset to what everybody knows. An effect may bring them cards again, but not what they knew.
 */
function forgetWhoIsOut(state: State): void {
  if (state.known.length === 0) return;
  for (let seat = 0; seat < state.hands.length; seat++)
    if (isOut(at(state.hands, seat).length, state.reserves[seat])) keepCommon(state, seat);
}

/** Goes on until a player has to decide: after every action or reserve use, with all that hangs on it. */
function proceed(state: State, tell: Teller): void {
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

function endTurn(state: State, tell: Teller): void {
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

/** A move of another step is its caller's error, and changes nothing. */
export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Teller): void {
  if (!isAsked(state, move.do)) throw new Error(`nobody is asked to ${move.do}`);
  switch (state.stage) {
    case 'geisha':
      if (move.do === 'choose') choose(state, seat, move.geisha, tell);
      return;
    case 'reserve':
      seal(state, seat, move.do === 'aside' ? move.card : NONE, tell);
      return;
    case 'settle':
      settle(state, seat, move, tell);
      return;
    case 'counted':
      beReady(state, seat, rng, tell);
      return;
    default: {
      if (move.do === 'end') {
        endTurn(state, tell);
        return;
      }
      const step = state.steps.pop();
      if (step) playStep(state, seat, step, move, tell);
      else begin(state, seat, move, tell);
      proceed(state, tell);
      forgetWhoIsOut(state);
    }
  }
}

/** The action of the turn, or the reserve besides. */
function begin(state: State, seat: Seat, move: Move, tell: Teller): void {
  if (move.do === 'reveal') {
    const card = state.reserves[seat];
    if (!isCard(card)) throw new Error('there is no reserve');
    state.revealed = true;
    state.business = 'reserve';
    reveal(state, seat, card, tell);
    askForEffect(state, seat, card, tell);
    return;
  }
  state.acted = true;
  state.business = 'action';
  switch (move.do) {
    case 'guest':
      receive(state, seat, move.card, tell);
      askForEffect(state, seat, move.card, tell);
      return;
    case 'publicity':
      drawForPublicity(state, seat, move.count, tell);
      return;
    case 'introduce':
      introduce(state, seat, move.card, 1, tell);
      return;
    case 'rest':
      state.rested = true;
      tell?.({ is: 'rested', seat }, 'all', 'none');
  }
}

function playStep(state: State, seat: Seat, step: Step, move: Move, tell: Teller): void {
  switch (step.is) {
    case 'effect':
      if (move.do !== 'decline') useEffect(state, seat, step.card, step.done, move, tell);
      else if (step.done === 0) tell?.({ is: 'declined', seat, card: step.card }, 'all', 'none');
      return;
    case 'listen':
      if (move.do === 'publicity') drawForPublicity(state, seat, move.count, tell);
      return;
    case 'place':
      if (move.do === 'place') place(state, seat, move.card, step.drew, tell);
      return;
    case 'discard':
      if (move.do === 'discard') discard(state, seat, move.card, false, tell);
      return;
    case 'introduce':
      if (move.do === 'introduce') introduce(state, seat, move.card, step.given + 1, tell);
      else if (move.do === 'draw') drawIntroduced(state, seat, move.count, step.given, tell);
      return;
    case 'look':
      if (move.do === 'take') take(state, seat, move.card, tell);
      return;
    case 'bury':
      if (move.do === 'bury') bury(state, seat, move.cards, tell);
      return;
    case 'second':
      if (move.do === 'aside') setSecond(state, seat, move.card, tell);
  }
}

function setSecond(state: State, seat: Seat, card: number, tell: Teller): void {
  state.spent[seat] = true;
  tell?.({ is: 'ability', seat, geisha: 'yukishiro' }, 'all', 'none');
  setAside(state, seat, card, tell);
}
