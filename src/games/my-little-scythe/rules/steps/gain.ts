import type { Seat } from '../../../../engine/ids.ts';
import { QUEST } from '../cards.ts';
import { type Hex, PORTALS, TERRAIN_HEXES } from '../hexes.ts';
import { go, mix as mixMove, put } from '../move.ts';
import type { FieldFor, Mix, Plain, ToPortal } from '../pending.ts';
import { countAt, fieldsOf, goTo, isOccupied, rivalAt, supplyTo, tokensAt, whereIs } from '../seekers.ts';
import type { Flow, State, Table } from '../state.ts';
import { gainAt } from './deed.ts';
import { answer, neverSettles, type StepRules } from './step.ts';

export const mix: StepRules<Mix> = {
  settle: neverSettles,
  moves: (_table, { count }) => Array.from({ length: count + 1 }, (_, gems) => mixMove(count - gems)),
  play(state, { seat, count }, move) {
    const { apples } = answer(move, 'mix');
    state.todo.pop();
    state.todo.push({ step: 'field', seat, apples, gems: count - apples });
  },
};

/** On which of the own hexes do the tokens come? A deed that brings some is not chosen without a hex. */
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
