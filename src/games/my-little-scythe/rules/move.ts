import { numbered } from '../../../engine/lists.ts';
import type { Field, Kind, QuestSide, Value, Ware } from './cards.ts';
import { ALL_FIELDS, frozen, KINDS, placesIn, QUEST_SIDES, WARES } from './cards.ts';
import { ALL_HEXES, type Hex } from './hexes.ts';
import { ALL_SPACES, ALL_TILES, DIAL, PILES, type Pile, type Space, type Tile, TO_DELIVER } from './mat.ts';
import type { BySeeker, Choice, Flow, Pending, Seeker, SeenPending, State, Table } from './state.ts';
import { SEEKERS } from './state.ts';

export interface Act {
  readonly do: 'act';
  readonly space: Space;
}
/** The seeker that moves, meets its quest or is brought home. */
export interface Pick {
  readonly do: 'pick';
  readonly seeker: Seeker;
}
export interface Pass {
  readonly do: 'pass';
}
/** One apple or gem from a hex: loaded, paid or put on the catapult. */
export interface Take {
  readonly do: 'take';
  readonly kind: Ware;
  readonly from: Hex;
}
export interface Go {
  readonly do: 'go';
  readonly to: Hex;
}
export interface Deliver {
  readonly do: 'deliver';
  readonly kind: Ware;
  /** How many each seeker brings. */
  readonly by: BySeeker<number>;
}
export interface Dial extends Choice {
  readonly do: 'dial';
}
export interface Claim {
  readonly do: 'claim';
  readonly field: Field;
}
export interface Solve {
  readonly do: 'solve';
  readonly side: QuestSide;
}
export interface Resupply {
  readonly do: 'resupply';
  readonly gain: 'spell' | 'pies';
}
export interface Put {
  readonly do: 'put';
  readonly kind: Kind;
  readonly at: Hex;
}
export interface DrawFrom {
  readonly do: 'draw';
  readonly pile: Pile;
}
/** `under`: which of the other two goes under the pile first. */
export interface Keep {
  readonly do: 'keep';
  readonly tile: Tile;
  readonly under: Tile;
}
export interface Discard {
  readonly do: 'discard';
  readonly value: Value;
}
/** Of so many tokens so many are apples. */
export interface MixOf {
  readonly do: 'mix';
  readonly apples: number;
}

/** One small step. */
export type Move =
  | Act
  | Pick
  | Pass
  | Take
  | Go
  | Deliver
  | Dial
  | Claim
  | Solve
  | Resupply
  | Put
  | DrawFrom
  | Keep
  | Discard
  | MixOf;
export type Verb = Move['do'];

/** The spells that may be used together. */
const SPELL_SETS: readonly (readonly Value[])[] = [[], [1], [2], [3], [1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3, 3]];
const MOST_MIXED = 2;
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

// Every move there can be is made once: search asks for millions of them.
const ACTS = ALL_SPACES.map((space): Act => ({ do: 'act', space }));
const PICKS = SEEKERS.map((seeker): Pick => ({ do: 'pick', seeker }));
export const PASS: Pass = { do: 'pass' };
const TAKES = WARES.map((kind) => ALL_HEXES.map((from): Take => ({ do: 'take', kind, from })));
const GOES = ALL_HEXES.map((to): Go => ({ do: 'go', to }));
const DELIVERIES = WARES.map((kind) =>
  upTo(TO_DELIVER).map((one) => upTo(TO_DELIVER).map((two): Deliver => ({ do: 'deliver', kind, by: [one, two] }))),
);
for (const set of SPELL_SETS) frozen(set);
/** By what is set beside the pies. */
export const DIALS: readonly (readonly Dial[])[] = SPELL_SETS.map((spells) =>
  upTo(DIAL).map((pies): Dial => ({ do: 'dial', pies, spells })),
);
const CLAIMS = ALL_FIELDS.map((field): Claim => ({ do: 'claim', field }));
const SOLVES = QUEST_SIDES.map((side): Solve => ({ do: 'solve', side }));
export const FOR_SPELL: Resupply = { do: 'resupply', gain: 'spell' };
export const FOR_PIES: Resupply = { do: 'resupply', gain: 'pies' };
const PUTS = placesIn(KINDS).map((kind) => ALL_HEXES.map((at): Put => ({ do: 'put', kind, at })));
const DRAWS = PILES.map((pile): DrawFrom => ({ do: 'draw', pile }));
const KEEPS = ALL_TILES.map((tile) => ALL_TILES.map((under): Keep => ({ do: 'keep', tile, under })));
const DISCARDS = ([1, 2, 3] as const).map((value): Discard => ({ do: 'discard', value }));
const MIXES = upTo(MOST_MIXED).map((apples): MixOf => ({ do: 'mix', apples }));

export const EVERY_MOVE: readonly Move[] = [
  ...ACTS,
  ...PICKS,
  PASS,
  ...TAKES.flat(),
  ...GOES,
  ...DELIVERIES.flat(2),
  ...DIALS.flat(),
  ...CLAIMS,
  ...SOLVES,
  FOR_SPELL,
  FOR_PIES,
  ...PUTS.flat(),
  ...DRAWS,
  ...KEEPS.flat(),
  ...DISCARDS,
  ...MIXES,
];
export const moveId = numbered(EVERY_MOVE);

const setOf = ([one, two]: readonly Value[]): number => SPELL_SETS.findIndex((set) => set[0] === one && set[1] === two);

// A move that is not made of these parts is none: the places are known to be there.
export const act = (space: Space): Act => ACTS[space] as Act;
export const pick = (seeker: Seeker): Pick => PICKS[seeker] as Pick;
export const take = (kind: Ware, from: Hex): Take => TAKES[kind]?.[from] as Take;
export const go = (to: Hex): Go => GOES[to] as Go;
export const deliver = (kind: Ware, one: number, two: number): Deliver => DELIVERIES[kind]?.[one]?.[two] as Deliver;
/** Values of spells, the lower first. */
export const dial = (pies: number, ...spells: readonly Value[]): Dial => DIALS[setOf(spells)]?.[pies] as Dial;
export const claim = (field: Field): Claim => CLAIMS[field] as Claim;
export const solve = (side: QuestSide): Solve => SOLVES[side] as Solve;
export const put = (kind: Kind, at: Hex): Put => PUTS[kind]?.[at] as Put;
export const drawFrom = (pile: Pile): DrawFrom => DRAWS[pile] as DrawFrom;
export const keep = (tile: Tile, under: Tile): Keep => KEEPS[tile]?.[under] as Keep;
export const discard = (value: Value): Discard => DISCARDS[value - 1] as Discard;
export const mix = (apples: number): MixOf => MIXES[apples] as MixOf;

/** How one kind of pending step is done. It stands last in `todo` while it is asked about. */
export interface StepRules<P extends Pending, Seen extends SeenPending = P> {
  /** Does what needs no decision. True: something has changed, look again; false: a player must decide. */
  settle(state: State, pending: P, flow: Flow): boolean;
  moves(table: Table, pending: Seen): Move[];
  play(state: State, pending: P, move: Move, flow: Flow): void;
}

export const NO_MOVES: Move[] = [];

/** For steps that are always asked about. */
export const neverSettles = (): boolean => false;
export const nothingToChoose = (): Move[] => NO_MOVES;
export const nothingToPlay = (): void => {};

/** A step is answered by one of its own moves. */
export function answer<V extends Move['do']>(move: Move, verb: V): Extract<Move, { do: V }> {
  if (!isOf(move, verb)) throw new Error(`${move.do} answers no question after ${verb}`);
  return move;
}
const isOf = <V extends Move['do']>(move: Move, verb: V): move is Extract<Move, { do: V }> => move.do === verb;
