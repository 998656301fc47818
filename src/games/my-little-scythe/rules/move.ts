import { TILES_A_PILE } from './cards.ts';
import { HEXES, type Hex } from './hexes.ts';

/**
 * One small step. `of` and `at` say which, by the verb; 0 where it needs none:
 * act (space) · pick (seeker) · pass · take (kind, hex) · to (hex) · deliver (kind, split) · dial (spells, pies) ·
 * claim (field) · solve (side) · resupply (0 spell, 1 pies) · put (kind, hex) · pile (pile) ·
 * keep (tile, the first put under) · discard (value) · mix (apples).
 */
export interface Move {
  readonly do: Verb;
  readonly of: number;
  readonly at: number;
}

/** Each with how many there are of `of` and of `at`. */
const VERBS = {
  act: [7, 1],
  pick: [2, 1],
  pass: [1, 1],
  take: [2, HEXES],
  to: [1, HEXES],
  deliver: [2, 25],
  dial: [10, 8],
  claim: [8, 1],
  solve: [3, 1],
  resupply: [2, 1],
  put: [3, HEXES],
  pile: [2, 1],
  keep: [TILES_A_PILE, TILES_A_PILE],
  discard: [4, 1],
  mix: [3, 1],
} as const;
export type Verb = keyof typeof VERBS;

// Every move there can be is made once: search asks for millions of them.
const NAMES = Object.keys(VERBS) as readonly Verb[];
const made = {} as Record<Verb, readonly (readonly Move[])[]>;
const offsets = {} as Record<Verb, number>;
let count = 0;
for (const verb of NAMES) {
  const [ofs, ats] = VERBS[verb];
  offsets[verb] = count;
  count += ofs * ats;
  made[verb] = Array.from({ length: ofs }, (_, of) => Array.from({ length: ats }, (_, at) => ({ do: verb, of, at })));
}

export const EVERY_MOVE: readonly Move[] = NAMES.flatMap((verb) => made[verb].flat());

export const moveId = (move: Move): number => offsets[move.do] + move.of * VERBS[move.do][1] + move.at;

const one = (verb: Verb, of: number, at: number): Move => (made[verb][of] as readonly Move[])[at] as Move;

export const act = (space: number): Move => one('act', space, 0);
export const pick = (seeker: number): Move => one('pick', seeker, 0);
export const PASS: Move = one('pass', 0, 0);
export const take = (kind: number, hex: Hex): Move => one('take', kind, hex);
export const to = (hex: Hex): Move => one('to', 0, hex);
export const deliver = (kind: number, first: number, second: number): Move => one('deliver', kind, first * 5 + second);
export const dial = (spells: number, pies: number): Move => one('dial', spells, pies);
export const claim = (field: number): Move => one('claim', field, 0);
export const solve = (side: number): Move => one('solve', side, 0);
export const FOR_SPELL: Move = one('resupply', 0, 0);
export const FOR_PIES: Move = one('resupply', 1, 0);
export const put = (kind: number, hex: Hex): Move => one('put', kind, hex);
export const pileOf = (pile: number): Move => one('pile', pile, 0);
export const keep = (tile: number, under: number): Move => one('keep', tile, under);
export const discard = (value: number): Move => one('discard', value, 0);
export const mix = (apples: number): Move => one('mix', apples, 0);

/** How many each seeker brings. */
export const splitOf = ({ at }: Move): readonly [number, number] => [Math.floor(at / 5), at % 5];

/** The spells that may be used together, one or two, as `dial` counts them. */
export const SPELL_SETS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [3, 3],
];
/** A sealed choice as one number, and back. */
export const choiceOf = ({ of, at }: Move): number => of * 8 + at;
export const piesIn = (choice: number): number => choice % 8;
export const spellsIn = (choice: number): readonly number[] => SPELL_SETS[Math.floor(choice / 8)] as readonly number[];
