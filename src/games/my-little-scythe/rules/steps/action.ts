import type { Seat } from '../../../../engine/game.ts';
import type { Plain, Seek } from '../asks.ts';
import { frozen, KIND_OF_DIE, type Kind, QUEST, WARES } from '../cards.ts';
import { type DeedIndex, deedOfMake, deedOfTile } from '../deeds.ts';
import { ALL_TERRAINS, type Hex, hexesOf, landOf, rivalAt, seatAt, supplyTo, type Terrain } from '../hexes.ts';
import { ALL_SPACES, MAKE_PILE, MAKE_SPELL, MOVE, SEEK_A, SEEK_B, type Space, TILE_SPACE } from '../mat.ts';
import { act, answer, type Move, neverSettles, put, type StepRules } from '../move.ts';
import type { SeekFault, SpaceFault } from '../reasons.ts';
import { canDrawSpell } from '../spells.ts';
import { BOTH, type Flow, type State, type Table } from '../state.ts';
import { befriend } from '../trophies.ts';
import { deedFault, startDeed } from './deed.ts';
import { putQuest, takesQuest } from './pay.ts';

/** Places among the dice. */
const LEFT_OUT_BY_A = 3;
const LEFT_OUT_BY_B = 1;

function roll(state: State, seat: Seat, space: typeof SEEK_A | typeof SEEK_B, flow: Flow): void {
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

/** What is done on a space of making; null: that is none, or one that no power-up has opened. */
export function deedOfSpace(table: Table, seat: Seat, space: Space): DeedIndex | null {
  if (space === MOVE || space === SEEK_A || space === SEEK_B) return null;
  if (space !== TILE_SPACE) return deedOfMake(space);
  const tile = seatAt(table, seat).tiles[MAKE_PILE];
  return tile === null ? null : deedOfTile(tile);
}

/** Why the space cannot be chosen; null if it can. */
export function spaceFault(table: Table, seat: Seat, space: Space): SpaceFault | null {
  const { marker } = seatAt(table, seat);
  if (marker !== null && marker === space) return 'turn.marker';
  if (space === MAKE_SPELL && !canDrawSpell(table)) return 'make.no-spell';
  const deed = deedOfSpace(table, seat, space);
  if (deed !== null) return deedFault(table, seat, deed);
  return space === TILE_SPACE ? 'make.space' : null;
}

function start(state: State, seat: Seat, space: Space, flow: Flow): void {
  if (space === MOVE) {
    state.todo.push(
      { step: 'after', seat },
      { step: 'quests', seat, left: BOTH },
      { step: 'fights', seat },
      { step: 'move', seat },
    );
  } else if (space === SEEK_A || space === SEEK_B) roll(state, seat, space, flow);
  else {
    const deed = deedOfSpace(state, seat, space);
    if (deed !== null) startDeed(state, seat, deed, flow);
  }
}

export const action: StepRules<Plain<'action'>> = {
  settle: neverSettles,
  moves(table, { seat }) {
    const made: Move[] = [];
    for (const space of ALL_SPACES) if (spaceFault(table, seat, space) === null) made.push(act(space));
    return made;
  },
  play(state, { seat }, move, flow) {
    const { space } = answer(move, 'act');
    state.todo.pop();
    const own = seatAt(state, seat);
    own.marker = space;
    const tile = space === TILE_SPACE ? own.tiles[MAKE_PILE] : null;
    flow.tell?.({ is: 'acted', seat, space, tile }, 'all', 'none');
    start(state, seat, space, flow);
  },
};
