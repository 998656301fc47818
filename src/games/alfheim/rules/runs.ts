import { at } from '../../../engine/lists.ts';
import type { ByKind, Clue, Kind, Kinds, Tile, Tiles } from './fairies.ts';
import { bitOf, byKind, CLUES, COSTS, clueOf, costOf, hasKind, KINDS, KING, MOST_CLUE, meeting } from './fairies.ts';
import { acrossOf, type Cell, clueAt, EAST, lay, lies, SOUTH, STEPS } from './field.ts';
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

/** How far a field has come towards a cost. */
export interface Reach {
  /** Sign by sign of the cost. */
  readonly met: readonly boolean[];
  /** The clues that meet them, and where they lie: everywhere that is equally near by the same signs. */
  readonly has: readonly Clue[];
  readonly run: readonly Cell[];
  /** What is not there yet; null: of any kind that the King's pattern has no other sign for. */
  readonly lacks: readonly (Clue | null)[];
  /** Where some of that may go now. */
  readonly gaps: readonly Cell[];
}

/** The nearest that a field has come to a cost in a line with an end for the fairy; null: nowhere. */
export function reachOf(field: Field, kind: Kind, tile: Tile): Reach | null {
  const found = linesOf(field, costOf(kind, tile).length).flatMap((line) => {
    const reach = hasEnd(field, line) ? reachIn(field, line, kind, tile) : null;
    return reach ? [reach] : [];
  });
  const [nearest] = found.sort((one, other) => one.lacks.length - other.lacks.length);
  if (!nearest) return null;
  const alike = found.filter((other) => isAlike(nearest, other));
  const all = (of: 'run' | 'gaps'): Cell[] => [...new Set(alike.flatMap((reach) => reach[of]))];
  return { ...nearest, run: all('run'), gaps: all('gaps') };
}

/** Of all costs of a kind the one that the field has come nearest to. */
export function nearestOf(field: Field, kind: Kind, tiles: readonly Tile[]): Pick<Reach, 'has' | 'lacks'> | null {
  const reaches = tiles.flatMap((tile) => reachOf(field, kind, tile) ?? []);
  const [nearest] = reaches.sort((one, other) => one.lacks.length - other.lacks.length);
  return nearest ? { has: nearest.has, lacks: nearest.lacks } : null;
}

/** The run that meets the cost is there, and no end of it is free. */
export const isShutIn = (field: Field, kind: Kind, tile: Tile): boolean =>
  linesOf(field, costOf(kind, tile).length).some((line) => reachIn(field, line, kind, tile)?.lacks.length === 0);

/** Far from a cost, only ways to go on from the same clues are shown as one. */
const isAlike = (nearest: Reach, other: Reach): boolean =>
  String(nearest.met) === String(other.met) &&
  String(nearest.lacks) === String(other.lacks) &&
  (nearest.lacks.length < 2 || String(nearest.run) === String(other.run));

interface Line {
  readonly cells: readonly Cell[];
  readonly along: number;
}

/** Every line of so many cells that has a clue and nothing else but empty cells: each from its first clue. */
function linesOf({ grid, clues }: Field, length: number): Line[] {
  const lines: Line[] = [];
  for (const along of [EAST, SOUTH]) {
    for (const clue of clues) {
      for (let before = 0; before < length; before++) {
        if (before > 0 && !isEmpty(lies(grid, clue - before * along))) break;
        const cells = Array.from({ length }, (_, at) => clue + (at - before) * along);
        if (cells.every((cell) => isEmpty(lies(grid, cell)) || isClue(lies(grid, cell)))) lines.push({ cells, along });
      }
    }
  }
  return lines;
}

function hasEnd({ grid }: Field, { cells, along }: Line): boolean {
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  return hasRoom(grid, first - along, acrossOf(along)) || hasRoom(grid, last + along, acrossOf(along));
}

/** Null: a clue lies in the line that the cost does not want. */
function reachIn(field: Field, { cells }: Line, kind: Kind, tile: Tile): Reach | null {
  const { grid } = field;
  const signs = [...costOf(kind, tile)];
  const run = cells.filter((cell) => isClue(lies(grid, cell)));
  const has = run.map((cell) => clueAt(field, cell));
  const clueFor = kind === KING ? cluesByCount(signs, has) : clueOf;
  const met = signs.map(() => false);
  for (const clue of has) {
    const at = signs.findIndex((sign, place) => !met[place] && clueFor(sign) === clue);
    if (at < 0) return null;
    met[at] = true;
  }
  const lacks = signs.filter((_, place) => !met[place]).map(clueFor);
  return { met, has, run, lacks, gaps: cells.filter((cell) => lies(grid, cell) === OPEN) };
}

/** A pattern's letters, the most frequent of which come first, stand for the kinds of which there are most. */
function cluesByCount(signs: readonly string[], has: readonly Clue[]): (sign: string) => Clue | null {
  const countOf = (clue: Clue): number => has.filter((other) => other === clue).length;
  const kinds = [...new Set(has)].sort((one, other) => countOf(other) - countOf(one));
  const letters = [...new Set(signs)];
  return (sign) => kinds[letters.indexOf(sign)] ?? null;
}
