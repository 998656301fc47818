import { PIES_AT_CAMP } from '../cards.ts';
import { FOR_PIES, FOR_SPELL, type Move } from '../move.ts';
import type { Plain } from '../pending.ts';
import { canDrawSpell, drawSpell } from '../spells.ts';
import { bake } from '../tracks.ts';
import { answer, type StepRules } from './step.ts';

const CHOICES: readonly Move[] = [FOR_SPELL, FOR_PIES];

/** A spell or two pies for a seeker that came back; pies where there is no spell to be had. */
export const resupply: StepRules<Plain<'resupply'>> = {
  settle(state, { seat }, flow) {
    if (canDrawSpell(state)) return false;
    state.todo.pop();
    bake(state, seat, PIES_AT_CAMP, flow, 'camp');
    return true;
  },
  moves: () => CHOICES.slice(),
  play(state, { seat }, move, flow) {
    state.todo.pop();
    if (answer(move, 'resupply').gain === 'spell') drawSpell(state, seat, flow, 'camp');
    else bake(state, seat, PIES_AT_CAMP, flow, 'camp');
  },
};
