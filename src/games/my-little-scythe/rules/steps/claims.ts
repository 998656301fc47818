import type { Seat } from '../../../../engine/ids.ts';
import { APPLES, FIGHT, type Field, GEMS, TO_DELIVER_EASED } from '../cards.ts';
import { claim, LOOK, type Move, PASS } from '../move.ts';
import { type Flow, type Plain, type State, type Step, top } from '../state.ts';
import { award, claimable, easeable, isHeld, isStanding, mayEase, mayTake } from '../trophies.ts';
import { nextTurn } from '../turn.ts';
import { neverSettles, type StepRules } from './step.ts';
import { deliver, deliveries } from './walk.ts';

/** Fields for which the seat's hidden personality might do something now, for all that everybody knows. */
function lookable(state: State, seat: Seat, step: Step): Field[] {
  const fields = seat === state.turn ? [...easeable(state)] : [];
  if (step === 'consolation' && mayTake(state, seat, FIGHT) && mayEase(state, seat, FIGHT)) fields.push(FIGHT);
  if (step === 'move')
    for (const { of: kind } of deliveries(state, seat, TO_DELIVER_EASED)) {
      const field = kind === 0 ? APPLES : GEMS;
      if (mayEase(state, seat, field) && !fields.includes(field)) fields.push(field);
    }
  return fields;
}

/** The one always-listed way to the secret: it leads behind the curtain, whatever the card is. */
const mayLook = (state: State, seat: Seat, step: Step): boolean =>
  state.looked !== seat && lookable(state, seat, step).length > 0;

/** Whether a look would find something to claim. */
export const looksInVain = (state: State, seat: Seat): boolean =>
  !lookable(state, seat, top(state)?.step ?? 'end').includes(state.personality[seat] as Field);

/** What a seat on turn may claim beside what it is asked for. On the open table its personality stays out of it. */
export function claims(state: State, seat: Seat, step: Step, secretly: boolean, made: Move[]): void {
  if (seat === state.turn) {
    for (const field of claimable(state)) made.push(claim(field));
    if (secretly) {
      const own = state.personality[seat] as Field;
      if (easeable(state).includes(own)) made.push(claim(own));
      return;
    }
  }
  if (mayLook(state, seat, step)) made.push(LOOK);
}

export function playClaim(state: State, seat: Seat, { of: field }: Move, flow: Flow): void {
  const asked = top(state);
  award(state, seat, field, isStanding(field) && !(seat === state.turn && isHeld(state, field)), flow);
  if (asked?.step === 'victory' && field === FIGHT) state.todo.pop();
}

export function look(state: State, seat: Seat, flow: Flow): void {
  state.todo.push({ step: 'consult', seat });
  flow.tell?.({ is: 'looked', seat }, 'all', 'none');
}

const askedBelow = (state: State): Step => state.todo[state.todo.length - 2]?.step as Step;

/** Behind the curtain: what the own personality allows, or back. */
export const consult: StepRules<Plain<'consult'>> = {
  settle: neverSettles,
  moves(state, { seat }) {
    const own = state.personality[seat] as Field;
    const below = askedBelow(state);
    if (!lookable(state, seat, below).includes(own)) return [PASS];
    if (own !== APPLES && own !== GEMS) return [claim(own), PASS];
    const kind = own === APPLES ? 0 : 1;
    return [...deliveries(state, seat, TO_DELIVER_EASED).filter((move) => move.of === kind), PASS];
  },
  play(state, { seat }, move, flow) {
    state.todo.pop();
    if (move.do === 'deliver') deliver(state, seat, move, flow);
    else if (move.do === 'claim') award(state, seat, move.of, true, flow);
    else state.looked = seat;
  },
};

/** A turn's end is asked about only where something might be claimed. */
export const end: StepRules<Plain<'end'>> = {
  settle(state, { seat, step }, flow) {
    if (claimable(state).length > 0 || mayLook(state, seat, step)) return false;
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
