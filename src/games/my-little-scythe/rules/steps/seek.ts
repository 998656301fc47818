import type { Seat } from '../../../../engine/ids.ts';
import { APPLE, GEM, QUEST, SEEK_A, type Space } from '../cards.ts';
import { HEXES_OF, type Hex, LAND, TERRAINS } from '../hexes.ts';
import { type Move, put } from '../move.ts';
import { rivalAt, supplyTo } from '../seekers.ts';
import { type Flow, NO_DIE, NOBODY, type Plain, type State } from '../state.ts';
import { befriend } from '../tracks.ts';
import { putQuest, takesQuest } from './gain.ts';
import type { StepRules } from './step.ts';

/** What each of the five dice is for; Seek A leaves out a gem die, Seek B an apple die. */
export const KIND_OF_DIE: readonly number[] = [APPLE, APPLE, GEM, GEM, QUEST];
const LEFT_OUT_BY_A = 3;
const LEFT_OUT_BY_B = 1;

export function roll(state: State, seat: Seat, space: Space, flow: Flow): void {
  const leftOut = space === SEEK_A ? LEFT_OUT_BY_A : LEFT_OUT_BY_B;
  state.dice = KIND_OF_DIE.map((_, die) => (die === leftOut ? NO_DIE : flow.rng.below(TERRAINS.length)));
  state.todo.push({ step: 'seek', seat });
  flow.tell?.({ is: 'rolled', seat, dice: [...state.dice] }, 'all');
}

/** Where a token of that die may go now. */
function placesOf(state: State, die: number): readonly Hex[] {
  const fields = HEXES_OF[state.dice[die] as number] as readonly Hex[];
  const kind = KIND_OF_DIE[die] as number;
  if (state.supply[kind] === 0) return NOWHERE;
  return kind === QUEST ? fields.filter((hex) => takesQuest(state, hex)) : fields;
}
const NOWHERE: readonly Hex[] = [];

export const seek: StepRules<Plain<'seek'>> = {
  settle(state, _pending, flow) {
    let left = 0;
    state.dice.forEach((terrain, die) => {
      if (terrain === NO_DIE) return;
      if (placesOf(state, die).length > 0) left++;
      else {
        state.dice[die] = NO_DIE;
        const kind = KIND_OF_DIE[die] as number;
        flow.tell?.({ is: 'lost', kind, terrain, left: state.supply[kind] as number }, 'all', 'none');
      }
    });
    if (left > 0) return false;
    state.todo.pop();
    return true;
  },
  moves(state) {
    const made: Move[] = [];
    for (let die = 0; die < KIND_OF_DIE.length; die++) {
      const terrain = state.dice[die] as number;
      const kind = KIND_OF_DIE[die] as number;
      const again = die > 0 && KIND_OF_DIE[die - 1] === kind && state.dice[die - 1] === terrain;
      if (terrain === NO_DIE || again) continue;
      for (const hex of placesOf(state, die)) made.push(put(kind, hex));
    }
    return made;
  },
  play(state, { seat }, { of: kind, at: hex }, flow) {
    const die = state.dice.findIndex((terrain, each) => terrain === LAND[hex] && KIND_OF_DIE[each] === kind);
    state.dice[die] = NO_DIE;
    if (kind === QUEST) {
      putQuest(state, seat, hex, flow);
      return;
    }
    supplyTo(state, kind, hex, 1);
    const rival = rivalAt(state, seat, hex);
    flow.tell?.({ is: 'put', seat, kind, at: hex, rival }, 'all', 'none');
    if (rival !== NOBODY) befriend(state, seat, 1, flow);
  },
};
