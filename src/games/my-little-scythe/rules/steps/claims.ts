import type { Seat } from '../../../../engine/ids.ts';
import { FIGHT, type Field } from '../cards.ts';
import { claim, type Move, PASS } from '../move.ts';
import type { Plain } from '../pending.ts';
import { type Flow, type State, type Table, top } from '../state.ts';
import { award, canEase, claimable, easeable, isHeld } from '../trophies.ts';
import { nextTurn } from '../turn.ts';
import type { StepRules } from './step.ts';

/** What a seat on turn may claim beside what it is asked for. */
export function claims(table: Table, seat: Seat, made: Move[]): void {
  if (seat !== table.turn) return;
  for (const field of claimable(table)) made.push(claim(field));
  for (const field of easeable(table)) if (canEase(table, seat, field)) made.push(claim(field));
}

/** Whether it takes the personality to claim that field now. */
export const isEasedClaim = (table: Table, field: Field): boolean =>
  field === FIGHT ? top(table)?.step === 'consolation' : !isHeld(table, field);

/** The trophy of a fight is claimed where it is asked for, of those who won or, with the right personality, lost. */
export function playClaim(state: State, seat: Seat, field: Field, flow: Flow): void {
  award(state, seat, field, isEasedClaim(state, field), flow);
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
