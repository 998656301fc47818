import type { Seat } from '../../../../engine/game.ts';
import type { Kind, Value, Ware } from '../cards.ts';
import { APPLE, countHand, countOf, frozen, KIND_OF_DIE, QUEST, VALUES, WARES } from '../cards.ts';
import type { Hex, Terrain } from '../hexes.ts';
import {
  ALL_TERRAINS,
  countAt,
  fieldsOf,
  goTo,
  hexesOf,
  isOccupied,
  landOf,
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
import type { DeedIndex, Space } from '../mat.ts';
import { ALL_SPACES, deedOfMake, deedOfTile, MAKE_PILE, MAKE_SPELL, MOVE, SEEK_A, SEEK_B, TILE_SPACE } from '../mat.ts';
import type { Move, StepRules, Take } from '../move.ts';
import { act, answer, discard as discardMove, go, mix as mixMove, neverSettles, put, take } from '../move.ts';
import type { SeekFault, SpaceFault } from '../reasons.ts';
import type { FieldFor, Flow, Gift, Mix, Pay, Plain, Seek, State, Table, ToPortal } from '../state.ts';
import { BOTH } from '../state.ts';
import { befriend } from '../trophies.ts';
import { deedFault, gainAt, startDeed } from './deed.ts';
import { canDrawSpell, discardSpell } from './fight.ts';

// What an action space starts: seeking, and the paying, giving and placing that a deed is made of.

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

function putQuest(state: State, seat: Seat, hex: Hex, flow: Flow): void {
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
