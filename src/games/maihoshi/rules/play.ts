import type { Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import { NONE } from './cards.ts';
import { askForEffect, useEffect } from './effects.ts';
import type { Teller } from './events.ts';
import { receive, reveal, setAside } from './guests.ts';
import { discard } from './hand.ts';
import { drawIntroduced, introduce } from './introduce.ts';
import { bury, take } from './look.ts';
import type { Move } from './moves.ts';
import { drawForPublicity, place } from './publicity.ts';
import { choose, seal } from './round.ts';
import { beReady, settle } from './settle.ts';
import { isCard, type State, type Step } from './state.ts';
import { endTurn, forgetWhoIsOut, proceed } from './turn.ts';
import { isAsked } from './verbs.ts';

/** A move of another step is an error of whoever makes it, and changes nothing. */
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
