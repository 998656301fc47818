import { kindsCallable } from '../rules/calls.ts';
import {
  type ByKind,
  bitOf,
  byKind,
  CLUES,
  type Clue,
  hasKind,
  KINDS,
  type Kinds,
  kindsIn,
} from '../rules/components.ts';
import { acrossOf, type Cell, EAST, lay, SOUTH } from '../rules/field.ts';
import { endOf, hasRoom, kindsMet, type Usable } from '../rules/runs.ts';
import { type Field, OPEN } from '../rules/state.ts';

/** A fairy's points, what it is likely to add to an expert card, and a Nisse's part in the Tomte. */
export const WORTH: Readonly<ByKind<number>> = [9, 8, 5, 5, 5, 3, 3, 3, 9];

/** What may still go wrong with a fairy that could be called. */
const CALLABLE_SHARE = 0.9;
/** A clue that is waited for may be wanted elsewhere, or its place be taken. */
const AWAITED_SHARE = 0.6;
/** No plan reaches further. */
const MOST_ROUNDS = 3;

/** What a field is worth to its player: fairies that have come, that can be called, and that lack one clue. */
export function prospect(field: Field, now: Usable, later: Usable, rounds: number): number {
  const callable = kindsCallable(field, now) & ~field.kinds;
  const chances = rounds > 0 ? awaited(field, later, callable | field.kinds) : byKind(() => 0);
  let worth = 0;
  for (const kind of KINDS) {
    const points = WORTH[kind];
    if (hasKind(field.kinds, kind)) worth += points;
    else if (hasKind(callable, kind)) worth += points * CALLABLE_SHARE;
    else worth += points * AWAITED_SHARE * chanceOf(chances[kind], Math.min(rounds, MOST_ROUNDS));
  }
  return worth;
}

/** That one of so many clues to come is of these kinds. */
function chanceOf(bits: number, rounds: number): number {
  const missed = CLUES.filter((clue) => !(bits & bitOf(clue))).length / CLUES.length;
  let none = 1;
  for (let round = 0; round < rounds; round++) none *= missed;
  return 1 - none;
}

/** By kind of fairy the clues, as bits, any of which would call it from some open cell. */
export function awaited(field: Field, usable: Usable, unwanted: Kinds): ByKind<number> {
  const chances = byKind(() => 0);
  for (const cell of field.open) {
    for (const clue of CLUES) {
      const kinds = kindsBy(field, usable, cell, clue) & ~unwanted;
      if (kinds !== 0) for (const kind of kindsIn(kinds)) chances[kind] |= bitOf(clue);
    }
  }
  return chances;
}

/** The kinds that this clue on this cell would call, from either end of both its runs. */
function kindsBy({ grid }: Field, usable: Usable, cell: Cell, clue: Clue): Kinds {
  lay(grid, cell, clue);
  let kinds = 0;
  for (const step of [EAST, -EAST, SOUTH, -SOUTH]) {
    const end = endOf(grid, cell, step);
    if (hasRoom(grid, end + step, acrossOf(step))) kinds |= kindsMet(grid, end, -step, usable);
  }
  lay(grid, cell, OPEN);
  return kinds;
}
