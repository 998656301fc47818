import type { Seat } from '../../../../engine/ids.ts';
import { KIND_OF_DIE, type Kind, QUEST, SEEK_A, type SEEK_B, WARES } from '../cards.ts';
import { ALL_TERRAINS, type Hex, hexesOf, landOf, type Terrain } from '../hexes.ts';
import { type Move, put } from '../move.ts';
import type { Seek } from '../pending.ts';
import { frozen } from '../places.ts';
import type { SeekFault } from '../reasons.ts';
import { rivalAt, supplyTo } from '../seekers.ts';
import type { Flow, State, Table } from '../state.ts';
import { befriend } from '../tracks.ts';
import { putQuest, takesQuest } from './gain.ts';
import { answer, type StepRules } from './step.ts';

/** Places among the dice. */
const LEFT_OUT_BY_A = 3;
const LEFT_OUT_BY_B = 1;

export function roll(state: State, seat: Seat, space: typeof SEEK_A | typeof SEEK_B, flow: Flow): void {
  const leftOut = space === SEEK_A ? LEFT_OUT_BY_A : LEFT_OUT_BY_B;
  for (let die = 0; die < KIND_OF_DIE.length; die++)
    state.dice[die] = die === leftOut ? null : flow.rng.pick(ALL_TERRAINS);
  const twice = frozen(WARES.filter((kind) => showsTwice(state, kind)));
  state.todo.push({ step: 'seek', seat, twice });
  flow.tell?.({ is: 'rolled', seat, dice: [...state.dice] }, 'all');
}

function showsTwice({ dice }: State, kind: Kind): boolean {
  const [one, two] = dice.filter((_, die) => KIND_OF_DIE[die] === kind);
  return one !== null && one === two;
}

/** Why a token that the supply has cannot come on a hex that its die shows; null if it can. */
const tokenFault = (table: Table, kind: Kind, hex: Hex): SeekFault | null =>
  kind === QUEST && !takesQuest(table, hex) ? 'seek.quest' : null;

/** Whether a token of that kind may go anywhere for a die with that terrain. */
const hasPlace = (table: Table, kind: Kind, terrain: Terrain): boolean =>
  table.supply[kind] > 0 && hexesOf(terrain).some((hex) => tokenFault(table, kind, hex) === null);

/** Why a token of that kind cannot be placed there; the dice that are left have a place each. */
export function seekFault(table: Table, kind: Kind, hex: Hex): SeekFault | null {
  const dice = table.dice.filter((terrain, die) => terrain !== null && KIND_OF_DIE[die] === kind);
  if (dice.length === 0) return 'seek.dice';
  if (!dice.some((terrain) => terrain === landOf(hex))) return 'seek.place';
  return tokenFault(table, kind, hex);
}

export const seek: StepRules<Seek> = {
  settle(state, { twice = [] }, flow) {
    let left = false;
    const told = new Set<Kind>();
    state.dice.forEach((terrain, die) => {
      const kind = KIND_OF_DIE[die];
      if (terrain === null || kind === undefined) return;
      if (hasPlace(state, kind, terrain)) left = true;
      else {
        state.dice[die] = null;
        if (!twice.includes(kind) || !told.has(kind))
          flow.tell?.({ is: 'lost', kind, terrain, left: state.supply[kind] }, 'all', 'none');
        told.add(kind);
      }
    });
    if (left) return false;
    state.todo.pop();
    return true;
  },
  moves(table) {
    const made: Move[] = [];
    for (let die = 0; die < KIND_OF_DIE.length; die++) {
      const kind = KIND_OF_DIE[die] ?? QUEST;
      const terrain = table.dice[die] ?? null;
      const again = KIND_OF_DIE[die - 1] === kind && table.dice[die - 1] === terrain;
      if (terrain === null || again || table.supply[kind] === 0) continue;
      for (const hex of hexesOf(terrain)) if (tokenFault(table, kind, hex) === null) made.push(put(kind, hex));
    }
    return made;
  },
  play(state, { seat }, move, flow) {
    const { kind, at } = answer(move, 'put');
    const die = state.dice.findIndex((terrain, each) => terrain === landOf(at) && KIND_OF_DIE[each] === kind);
    state.dice[die] = null;
    if (kind === QUEST) {
      putQuest(state, seat, at, flow);
      return;
    }
    supplyTo(state, kind, at, 1);
    const rival = rivalAt(state, seat, at);
    flow.tell?.({ is: 'put', seat, kind, at, rival, left: state.supply[kind] }, 'all', 'none');
    if (rival !== null) befriend(state, seat, 1, flow);
  },
};
