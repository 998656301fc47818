import { QUEST } from '../cards.ts';
import { DEEDS, deedOfTile } from '../deeds.ts';
import { type Hex, PORTALS, TERRAIN_HEXES } from '../hexes.ts';
import { mix as mixMove, put, to } from '../move.ts';
import { fieldsOf, isOccupied, rivalAt, whereIs } from '../seekers.ts';
import { type FieldFor, type Flow, NOBODY, type Plain, type State, type ToPortal } from '../state.ts';
import { gainAt } from './deed.ts';
import { neverSettles, type StepRules } from './step.ts';

const ALCHEMY = 6;
const MIXED = DEEDS[deedOfTile(ALCHEMY)]?.mix ?? 0;

export const mix: StepRules<Plain<'mix'>> = {
  settle: neverSettles,
  moves: () => Array.from({ length: MIXED + 1 }, (_, gems) => mixMove(MIXED - gems)),
  play(state, { seat }, { of: apples }) {
    state.todo.pop();
    state.todo.push({ step: 'field', seat, apples, gems: MIXED - apples });
  },
};

/** On which of the own hexes do the tokens come? */
export const field: StepRules<FieldFor> = {
  settle(state, pending, flow) {
    const fields = fieldsOf(state, pending.seat);
    if (fields.length > 1) return false;
    gainOn(state, pending, fields[0] as Hex, flow);
    return true;
  },
  moves: (state, { seat }) => fieldsOf(state, seat).map(to),
  play: (state, pending, { at }, flow) => gainOn(state, pending, at, flow),
};

function gainOn(state: State, { seat, apples, gems }: FieldFor, hex: Hex, flow: Flow): void {
  state.todo.pop();
  gainAt(state, seat, hex, apples, gems, flow);
}

/** A quest token comes where nobody is and no other quest. */
export const takesQuest = (state: State, hex: Hex): boolean => state.quests[hex] === 0 && !isOccupied(state, hex);

export function putQuest(state: State, seat: number, hex: Hex, flow: Flow): void {
  state.quests[hex] = 1;
  state.supply[QUEST] = (state.supply[QUEST] as number) - 1;
  flow.tell?.({ is: 'put', seat, kind: QUEST, at: hex, rival: NOBODY }, 'all', 'none');
}

/** There is always room: thirty hexes, twelve seekers, and at most eleven quests besides. */
export const herald: StepRules<Plain<'herald'>> = {
  settle: neverSettles,
  moves: (state) => TERRAIN_HEXES.filter((hex) => takesQuest(state, hex)).map((hex) => put(QUEST, hex)),
  play(state, { seat }, { at }, flow) {
    state.todo.pop();
    putQuest(state, seat, at, flow);
  },
};

const portalsFor = (state: State, { seat, seeker }: ToPortal): Hex[] =>
  PORTALS.filter((hex) => hex !== whereIs(state, seat, seeker) && rivalAt(state, seat, hex) < 0);

export const portal: StepRules<ToPortal> = {
  settle(state, pending) {
    if (portalsFor(state, pending).length > 0) return false;
    state.todo.pop();
    return true;
  },
  moves: (state, pending) => portalsFor(state, pending).map(to),
  play(state, { seat, seeker }, { at }, flow) {
    state.todo.pop();
    const from = whereIs(state, seat, seeker);
    state.seekers[seat * 2 + seeker] = at;
    flow.tell?.({ is: 'jumped', seat, seeker, from, to: at }, 'all', 'none');
  },
};
