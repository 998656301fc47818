import type { Seat } from '../../../../engine/ids.ts';
import { FIGHT } from '../cards.ts';
import { claim, type Move, PASS } from '../move.ts';
import { type Flow, type Plain, type State, top } from '../state.ts';
import { award, canEase, claimable, easeable, isHeld } from '../trophies.ts';
import { nextTurn } from '../turn.ts';
import type { StepRules } from './step.ts';

/** What a seat on turn may claim beside what it is asked for. */
export function claims(state: State, seat: Seat, made: Move[]): void {
  if (seat !== state.turn) return;
  for (const field of claimable(state)) made.push(claim(field));
  for (const field of easeable(state)) if (canEase(state, seat, field)) made.push(claim(field));
}

/** The trophy of a fight is claimed where it is asked for, of those who won or, with the right personality, lost. */
export function playClaim(state: State, seat: Seat, { of: field }: Move, flow: Flow): void {
  const asked = top(state)?.step;
  const eased = field === FIGHT ? asked === 'consolation' : !isHeld(state, field);
  award(state, seat, field, eased, flow);
  if (field === FIGHT) state.todo.pop();
}

/** A turn's end is asked about only where something might be claimed, for all that everybody knows. */
export const end: StepRules<Plain<'end'>> = {
  settle(state, _pending, flow) {
    if (claimable(state).length > 0 || easeable(state).length > 0) return false;
    state.todo.pop();
    nextTurn(state, flow);
    return true;
  },
  moves: () => [PASS],
  play(state, _pending, _move, flow) {
    state.todo.pop();
    nextTurn(state, flow);
  },
};
