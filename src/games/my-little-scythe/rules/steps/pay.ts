import { APPLE, GEM } from '../cards.ts';
import { discard as discardMove, type Move, take, to } from '../move.ts';
import { fieldsOf, rivalFields, setDown, takeAway } from '../seekers.ts';
import { type Flow, type Gift, type Pay, type Plain, type State, TO_SUPPLY, worthOf } from '../state.ts';
import { countHand, discardSpell } from '../tracks.ts';
import type { StepRules } from './step.ts';

const wantedOf = (pending: Pay, kind: number): number => (kind === APPLE ? pending.apples : pending.gems);

/** One token at a time, where there is a choice of hexes or kinds. */
function ways(state: State, pending: Pay): Move[] {
  const made: Move[] = [];
  const fields = fieldsOf(state, pending.seat);
  for (let kind = APPLE; kind <= GEM; kind++) {
    if (wantedOf(pending, kind) + pending.any === 0) continue;
    const tokens = kind === APPLE ? state.apples : state.gems;
    for (const hex of fields) if ((tokens[hex] as number) > 0) made.push(take(kind, hex));
  }
  return made;
}

function payOne(state: State, pending: Pay, kind: number, from: number, flow: Flow): void {
  const { seat, to: target } = pending;
  takeAway(state, kind, from, 1);
  if (target === TO_SUPPLY) state.supply[kind] = (state.supply[kind] as number) + 1;
  else setDown(state, kind, target, 1);
  if (pending.any > 0) pending.any--;
  else if (kind === APPLE) pending.apples--;
  else pending.gems--;
  flow.tell?.({ is: 'paid', seat, kind, from, to: target }, 'all', 'none');
}

/** A kind that only one hex has, or of which all must go, leaves no choice. */
function forced(state: State, pending: Pay): Move | undefined {
  const open = ways(state, pending);
  if (pending.any > 0) return open.length === 1 ? open[0] : undefined;
  return open.find(({ of: kind }) => {
    const tokens = kind === APPLE ? state.apples : state.gems;
    const sources = open.filter((each) => each.of === kind);
    const total = sources.reduce((sum, { at }) => sum + (tokens[at] as number), 0);
    return sources.length === 1 || total === wantedOf(pending, kind);
  });
}

export const pay: StepRules<Pay> = {
  settle(state, pending, flow) {
    if (pending.apples + pending.gems + pending.any === 0) {
      state.todo.pop();
      return true;
    }
    const only = forced(state, pending);
    if (only) payOne(state, pending, only.of, only.at, flow);
    return only !== undefined;
  },
  moves: ways,
  play: (state, pending, { of, at }, flow) => payOne(state, pending, of, at, flow),
};

/** A rival's hex first, then the tokens go there. */
export const gift: StepRules<Gift> = {
  settle(state, pending) {
    const fields = rivalFields(state, pending.seat);
    if (fields.length > 1) return false;
    giveTo(state, pending, fields[0] as number);
    return true;
  },
  moves: (state, { seat }) => rivalFields(state, seat).map(to),
  play: (state, pending, { at }) => giveTo(state, pending, at),
};

function giveTo(state: State, { seat, apples, gems, any }: Gift, hex: number): void {
  state.todo.pop();
  state.todo.push({ step: 'pay', seat, apples, gems, any, to: hex });
}

/** Which spell goes: with more than one in hand it is a secret choice, even among equals. */
export const discard: StepRules<Plain<'discard'>> = {
  settle(state, { seat }, flow) {
    const [only, ...others] = state.hands[seat] as number[];
    if (only === undefined || others.length > 0) return false;
    drop(state, seat, worthOf(only), flow);
    return true;
  },
  moves: (state, { seat }) =>
    countHand(state, seat).flatMap((count, value) => (count > 0 && value > 0 ? [discardMove(value)] : [])),
  play: (state, { seat }, { of }, flow) => drop(state, seat, of, flow),
};

function drop(state: State, seat: number, value: number, flow: Flow): void {
  state.todo.pop();
  discardSpell(state, seat, value);
  flow.tell?.({ is: 'discarded', seat, value }, 'all');
}
