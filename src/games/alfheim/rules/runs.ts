import { at } from '../../../engine/lists.ts';
import { bitOf, CLUES, type Clue, MOST_CLUE } from './clues.ts';
import {
  type ByKind,
  byKind,
  COSTS,
  hasKind,
  KINDS,
  type Kind,
  type Kinds,
  meeting,
  type Tile,
  type Tiles,
} from './fairies.ts';
import { acrossOf, type Cell, lay, lies, STEPS } from './field.ts';
import { type Field, isClue, isEmpty, OPEN } from './state.ts';

/** The tiles whose cost may be used. */
export type Usable = Readonly<ByKind<Tiles>>;

interface Cost {
  readonly kind: Kind;
  readonly tile: Tile;
}

const LONGEST_COST = Math.max(...COSTS.flat().map((cost) => cost.length));
/** Clues are told from others, whatever their order, by these summed: no cost has enough of a kind for a carry. */
const WEIGHTS: readonly number[] = Array.from({ length: MOST_CLUE + 1 }, (_, clue) =>
  clue === 0 ? 0 : (LONGEST_COST + 1) ** (clue - 1),
);
const weightOf = (clue: Clue): number => WEIGHTS[clue] ?? 0;

/** All that the same clues meet, one list for each such sum of weights; the first is empty. */
const MET: Cost[][] = [[]];
/** Where in MET; a byte for each sum, since search looks there for most of its time. */
const PLACE_IN_MET = new Uint8Array((LONGEST_COST + 1) ** MOST_CLUE);
for (const kind of KINDS) {
  for (let tile = 0; tile < COSTS[kind].length; tile++) {
    const sums = meeting(kind, tile).map((clues) => clues.reduce((sum, clue) => sum + weightOf(clue), 0));
    for (const sum of new Set(sums)) {
      if (PLACE_IN_MET[sum] === 0) PLACE_IN_MET[sum] = MET.push([]) - 1;
      metBy(sum).push({ kind, tile });
    }
  }
}

function metBy(sum: number): Cost[] {
  return at(MET, PLACE_IN_MET[sum] ?? 0);
}

/**
 * A part of a run that meets a cost touches the end at which the fairy is laid, since the cell beyond must be empty. So
 * all there is to try are the first two, three, four and five clues from that end: the kinds that they call.
 */
// rule: house.part
export function kindsMet(grid: readonly number[], end: Cell, inward: number, usable: Usable): Kinds {
  let kinds = 0;
  let sum = 0;
  for (let length = 1, cell = end; length <= LONGEST_COST; length++, cell += inward) {
    const clue = lies(grid, cell);
    if (!isClue(clue)) break;
    sum += weightOf(clue);
    const place = PLACE_IN_MET[sum] ?? 0;
    if (place > 0) for (const cost of at(MET, place)) kinds |= kindUsable(cost, usable);
  }
  return kinds;
}

const kindUsable = ({ kind, tile }: Cost, usable: Usable): Kinds => ((usable[kind] >> tile) & 1) << kind;

export interface Met extends Cost {
  /** The clues that meet it, from the end. */
  readonly run: readonly Cell[];
}

/** Cost by cost what `kindsMet` has the kinds of. */
export function costsMet(grid: readonly number[], end: Cell, inward: number, usable: Usable): Met[] {
  const met: Met[] = [];
  const run: Cell[] = [];
  let sum = 0;
  for (let cell = end; run.length < LONGEST_COST; cell += inward) {
    const clue = lies(grid, cell);
    if (!isClue(clue)) break;
    sum += weightOf(clue);
    run.push(cell);
    for (const cost of metBy(sum)) if (kindUsable(cost, usable)) met.push({ ...cost, run: [...run] });
  }
  return met;
}

/** A fairy that one more clue would call. */
export interface Lack {
  readonly kind: Kind;
  /** Any of these would do, at its place. */
  readonly clues: readonly Clue[];
  readonly cells: readonly Cell[];
}

/** The fairies, not to be called yet, that one more clue in a run with this one would call. */
export function lacking(field: Field, beside: Cell, usable: Usable, callable: Kinds): Lack[] {
  const wanted = byKind((kind) => (hasKind(callable | field.kinds, kind) ? 0 : usable[kind]));
  const found = byKind(() => ({ clues: 0, cells: new Set<Cell>() }));
  const grid = field.grid.slice();
  for (const step of STEPS) {
    const cell = endOf(grid, beside, step) + step;
    if (lies(grid, cell) !== OPEN) continue;
    for (const clue of CLUES) {
      lay(grid, cell, clue);
      for (const kind of kindsWithBoth(grid, cell, beside, step, wanted)) {
        found[kind].clues |= bitOf(clue);
        found[kind].cells.add(cell);
      }
    }
    lay(grid, cell, OPEN);
  }
  return KINDS.flatMap((kind) => {
    const { clues, cells } = found[kind];
    return clues === 0 ? [] : [{ kind, clues: CLUES.filter((clue) => clues & bitOf(clue)), cells: [...cells] }];
  });
}

/** The last clue of a run, that way. */
export function endOf(grid: readonly number[], from: Cell, step: number): Cell {
  let cell = from;
  while (isClue(lies(grid, cell + step))) cell += step;
  return cell;
}

/** Kinds called, at either end of the run that two clues are in, by a part with both of them. */
function kindsWithBoth(grid: readonly number[], one: Cell, other: Cell, step: number, usable: Usable): Kind[] {
  return [step, -step].flatMap((outward) => {
    const end = endOf(grid, other, outward);
    if (!hasRoom(grid, end + outward, acrossOf(outward))) return [];
    const met = costsMet(grid, end, -outward, usable);
    return met.filter(({ run }) => run.includes(one) && run.includes(other)).map(({ kind }) => kind);
  });
}

/** For a fairy across the end of a run. */
export const hasRoom = (grid: readonly number[], beyond: Cell, across: number): boolean =>
  isEmpty(lies(grid, beyond)) && (isEmpty(lies(grid, beyond + across)) || isEmpty(lies(grid, beyond - across)));
