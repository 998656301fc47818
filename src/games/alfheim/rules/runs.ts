import { bitOf, type Clue } from './clues.ts';
import {
  COST_OF_BITS,
  COST_OF_PATTERN,
  costOf,
  KINDS,
  type Kind,
  kindOfCost,
  LONGEST_COST,
  NO_COST,
  patternKey,
  type Tile,
  type Tiles,
  tileOfCost,
  tilesIn,
} from './fairies.ts';
import { type Cell, lies } from './grid.ts';
import { isClue } from './state.ts';

/** By kind, the tiles whose cost may be used. */
export type Usable = readonly Tiles[];

/**
 * A part of a run that meets a cost touches the end at which the fairy is laid, since the cell beyond must be empty. So
 * all there is to try are the first two, three, four and five clues from that end: the kinds that they call, as bits.
 */
export function kindsMet(grid: readonly number[], end: Cell, inward: number, usable: Usable): number {
  let kinds = 0;
  let bits = 0;
  let tally = 0;
  let sum = 0;
  let cell = end;
  for (let length = 1; length <= LONGEST_COST; length++, cell += inward) {
    const clue: Clue = lies(grid, cell);
    if (!isClue(clue)) break;
    const place = 3 * clue;
    sum += 2 * ((tally >> place) & 7) + 1;
    tally += 1 << place;
    bits |= bitOf(clue);
    if (sum === length) kinds |= usableKind(COST_OF_BITS[bits] as number, usable);
    if (length > 2) kinds |= usableKind(COST_OF_PATTERN[patternKey(length, sum)] as number, usable);
  }
  return kinds;
}

function usableKind(cost: number, usable: Usable): number {
  if (cost === NO_COST) return 0;
  const kind = kindOfCost(cost);
  return ((usable[kind] as Tiles) >> tileOfCost(cost)) & 1 ? 1 << kind : 0;
}

export interface Met {
  readonly cost: Tile;
  /** The clues that meet it, from the end. */
  readonly run: readonly Cell[];
}

/** The costs of a kind that are met from this end. */
export function costsMet(grid: readonly number[], end: Cell, inward: number, kind: Kind, usable: Usable): Met[] {
  return tilesIn(usable[kind] ?? 0).flatMap((cost) => {
    const alone = KINDS.map((each) => (each === kind ? 1 << cost : 0));
    if (kindsMet(grid, end, inward, alone) === 0) return [];
    const length = costOf(kind, cost).length;
    return [{ cost, run: Array.from({ length }, (_, at) => end + at * inward) }];
  });
}
