import type { Resupply } from '../asks.ts';
import { PIES_AT_CAMP } from '../cards.ts';
import type { Cause } from '../events.ts';
import { FOR_PIES, FOR_SPELL, type Move } from '../move.ts';
import { canDrawSpell, drawSpell } from '../spells.ts';
import { bake } from '../trophies.ts';
import { answer, type StepRules } from './step.ts';

const CHOICES: readonly Move[] = [FOR_SPELL, FOR_PIES];
const causeOf = (again = false): Cause => (again ? 'campAgain' : 'camp');

/** A spell or two pies for a seeker that came back; pies where there is no spell to be had. */
export const resupply: StepRules<Resupply> = {
  settle(state, { seat, again }, flow) {
    if (canDrawSpell(state)) return false;
    state.todo.pop();
    bake(state, seat, PIES_AT_CAMP, flow, causeOf(again));
    return true;
  },
  moves: () => CHOICES.slice(),
  play(state, { seat, again }, move, flow) {
    const cause = causeOf(again);
    state.todo.pop();
    if (answer(move, 'resupply').gain === 'spell') drawSpell(state, seat, flow, cause);
    else bake(state, seat, PIES_AT_CAMP, flow, cause);
  },
};
