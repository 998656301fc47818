import type { Seat } from '../../../../engine/ids.ts';
import { APPLE, VALUES, type Value, WARES, type Ware } from '../cards.ts';
import type { Hex } from '../hexes.ts';
import { discard as discardMove, go, type Take, take } from '../move.ts';
import type { Gift, Pay, Plain } from '../pending.ts';
import { fieldsOf, rivalAt, rivalFields, seatAt, setDown, takeAway, tokensAt } from '../seekers.ts';
import { countHand, countOf, discardSpell } from '../spells.ts';
import type { Flow, State, Table } from '../state.ts';
import { answer, type StepRules } from './step.ts';

const wantedOf = (pending: Pay, kind: Ware): number => (kind === APPLE ? pending.apples : pending.gems);

/** One token at a time, where there is a choice of hexes or kinds. */
function ways(table: Table, pending: Pay): Take[] {
  const made: Take[] = [];
  const fields = fieldsOf(table, pending.seat);
  for (const kind of WARES) {
    if (wantedOf(pending, kind) + pending.any === 0) continue;
    for (const hex of fields) if (tokensAt(table, kind, hex) > 0) made.push(take(kind, hex));
  }
  return made;
}

function payFrom(state: State, pending: Pay, { kind, from }: Take, count: number, flow: Flow): void {
  const { seat, to } = pending;
  takeAway(state, kind, from, count);
  if (to === 'supply') state.supply[kind] += count;
  else setDown(state, kind, to, count);
  if (pending.any > 0) pending.any -= count;
  else if (kind === APPLE) pending.apples -= count;
  else pending.gems -= count;
  const rival = to === 'supply' ? null : rivalAt(state, seat, to);
  flow.tell?.({ is: 'paid', seat, kind, count, from, to, rival }, 'all', 'none');
}

/** A kind that only one hex has, or of which all must go, leaves no choice. */
function forced(state: State, pending: Pay): Take | undefined {
  const open = ways(state, pending);
  if (pending.any > 0) return open.length === 1 ? open[0] : undefined;
  return open.find(({ kind }) => {
    const sources = open.filter((each) => each.kind === kind);
    const total = sources.reduce((sum, { from }) => sum + tokensAt(state, kind, from), 0);
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
    if (only) {
      const wanted = pending.any > 0 ? pending.any : wantedOf(pending, only.kind);
      payFrom(state, pending, only, Math.min(wanted, tokensAt(state, only.kind, only.from)), flow);
    }
    return only !== undefined;
  },
  moves: ways,
  play: (state, pending, move, flow) => payFrom(state, pending, answer(move, 'take'), 1, flow),
};

/** A rival's hex first, then the tokens go there. */
export const gift: StepRules<Gift> = {
  settle(state, pending) {
    const [only, ...others] = rivalFields(state, pending.seat);
    if (only === undefined || others.length > 0) return false;
    giveTo(state, pending, only);
    return true;
  },
  moves: (table, { seat }) => rivalFields(table, seat).map(go),
  play: (state, pending, move) => giveTo(state, pending, answer(move, 'go').to),
};

// rule: gift.move
function giveTo(state: State, { seat, apples, gems, any }: Gift, to: Hex): void {
  state.todo.pop();
  state.todo.push({ step: 'pay', seat, apples, gems, any, to });
}

/** Which spell goes: with more than one in hand it is a secret choice, even among equals. */
export const discard: StepRules<Plain<'discard'>> = {
  settle(state, { seat }, flow) {
    const [only, ...others] = seatAt(state, seat).hand;
    if (only === undefined || others.length > 0) return false;
    drop(state, seat, only.value, flow);
    return true;
  },
  moves(table, { seat }) {
    const counts = countHand(seatAt(table, seat).hand);
    return VALUES.filter((value) => countOf(counts, value) > 0).map(discardMove);
  },
  play: (state, { seat }, move, flow) => drop(state, seat, answer(move, 'discard').value, flow),
};

function drop(state: State, seat: Seat, value: Value, flow: Flow): void {
  state.todo.pop();
  discardSpell(state, seat, value);
  flow.tell?.({ is: 'discarded', seat, value, now: seatAt(state, seat).hand.length }, 'all');
}
