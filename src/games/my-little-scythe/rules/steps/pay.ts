import type { Seat } from '../../../../engine/game.ts';
import type { FieldFor, Gift, Mix, Pay, Plain, ToPortal } from '../asks.ts';
import { APPLE, QUEST, VALUES, type Value, WARES, type Ware } from '../cards.ts';
import {
  countAt,
  fieldsOf,
  goTo,
  type Hex,
  isOccupied,
  PORTALS,
  rivalAt,
  rivalFields,
  seatAt,
  setDown,
  supplyTo,
  TERRAIN_HEXES,
  takeAway,
  tokensAt,
  whereIs,
} from '../hexes.ts';
import {
  answer,
  discard as discardMove,
  go,
  mix as mixMove,
  neverSettles,
  put,
  type StepRules,
  type Take,
  take,
} from '../move.ts';
import { countHand, countOf, discardSpell } from '../spells.ts';
import type { Flow, State, Table } from '../state.ts';
import { gainAt } from './deed.ts';

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

export const mix: StepRules<Mix> = {
  settle: neverSettles,
  moves: (_table, { count }) => Array.from({ length: count + 1 }, (_, gems) => mixMove(count - gems)),
  play(state, { seat, count }, move) {
    const { apples } = answer(move, 'mix');
    state.todo.pop();
    state.todo.push({ step: 'field', seat, apples, gems: count - apples });
  },
};

/** On which of the player's hexes do the tokens come? A deed that brings some is not chosen without a hex. */
export const field: StepRules<FieldFor> = {
  settle(state, pending, flow) {
    const [only, ...others] = fieldsOf(state, pending.seat);
    if (only === undefined || others.length > 0) return false;
    gainOn(state, pending, only, flow);
    return true;
  },
  moves: (table, { seat }) => fieldsOf(table, seat).map(go),
  play: (state, pending, move, flow) => gainOn(state, pending, answer(move, 'go').to, flow),
};

function gainOn(state: State, { seat, apples, gems }: FieldFor, hex: Hex, flow: Flow): void {
  state.todo.pop();
  gainAt(state, seat, hex, apples, gems, flow);
}

/** A quest token comes where nobody is and no other quest. */
export const takesQuest = (table: Table, hex: Hex): boolean =>
  tokensAt(table, QUEST, hex) === 0 && !isOccupied(table, hex);

export function putQuest(state: State, seat: Seat, hex: Hex, flow: Flow): void {
  supplyTo(state, QUEST, hex, 1);
  flow.tell?.({ is: 'put', seat, kind: QUEST, at: hex, rival: null, left: state.supply[QUEST] }, 'all', 'none');
}

/** There is always room: thirty hexes, twelve seekers, and at most eleven quests besides. */
export const herald: StepRules<Plain<'herald'>> = {
  settle: neverSettles,
  moves: (table) => TERRAIN_HEXES.filter((hex) => takesQuest(table, hex)).map((hex) => put(QUEST, hex)),
  play(state, { seat }, move, flow) {
    state.todo.pop();
    putQuest(state, seat, answer(move, 'put').at, flow);
  },
};

const portalsFor = (table: Table, { seat, seeker }: ToPortal): Hex[] =>
  PORTALS.filter((hex) => hex !== whereIs(table, seat, seeker) && rivalAt(table, seat, hex) === null);

export const portal: StepRules<ToPortal> = {
  settle(state, pending) {
    if (portalsFor(state, pending).length > 0) return false;
    state.todo.pop();
    return true;
  },
  moves: (table, pending) => portalsFor(table, pending).map(go),
  play(state, { seat, seeker }, move, flow) {
    const { to } = answer(move, 'go');
    const from = whereIs(state, seat, seeker);
    state.todo.pop();
    goTo(state, seat, seeker, to);
    const leaves = countAt(state, seat, from) > 0;
    flow.tell?.({ is: 'jumped', seat, seeker, from, to, leaves }, 'all', 'none');
  },
};
