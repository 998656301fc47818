import type { Player } from '../../../bots/measuring.ts';
import type { AnyMove, Seat } from '../../../engine/game.ts';
import { kindsCallable, tomteInHand, withTomtes } from '../rules/calls.ts';
import { bitOf, CLUES, type Clue } from '../rules/clues.ts';
import { type ByKind, byKind, hasKind, KINDS, type Kinds, kindsIn } from '../rules/fairies.ts';
import { acrossOf, type Cell, copyField, EAST, lay, putClue, putFairy, putFootprint, SOUTH } from '../rules/field.ts';
import { moves } from '../rules/moves.ts';
import { endOf, hasRoom, kindsMet, type Usable } from '../rules/runs.ts';
import { tracked } from '../rules/sheet.ts';
import { type Field, fieldAt, type Move, OPEN, ROUNDS, type State, type View } from '../rules/state.ts';
import { guess } from '../rules/view.ts';

/** A fairy's points, what it is likely to add to an expert card, and a Nisse's part in the Tomte. */
const WORTH: Readonly<ByKind<number>> = [9, 8, 5, 5, 5, 3, 3, 3, 9];

/** What may still go wrong with a fairy that could be called. */
const CALLABLE_SHARE = 0.9;
/** A clue that is waited for may be wanted elsewhere, or its place be taken. */
const AWAITED_SHARE = 0.6;
/** No plan reaches further. */
const MOST_ROUNDS = 3;

/** What a field is worth to its player: fairies that have come, that can be called, and that lack one clue. */
function prospect(field: Field, now: Usable, later: Usable, rounds: number): number {
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
function awaited(field: Field, usable: Usable, unwanted: Kinds): ByKind<number> {
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

/** A player by rules of thumb, for games by the thousand: completes what is worth most, and keeps runs one clue short. */
export const thumb: Player = ({ view, seat }, rng) => {
  // A player knows what game it was made for.
  const state = guess(view as unknown as View, rng);
  let best: Move | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves(state, seat)) {
    const liking = like(state, seat, move) + rng.below(100) / 1000;
    if (liking <= highest) continue;
    highest = liking;
    best = move;
  }
  return best as unknown as AnyMove;
};

function like(state: State, seat: Seat, move: Move): number {
  const field = fieldAt(state, seat);
  if ('say' in move) return move.say === 'refuse' ? refusal(state, seat) : worthOf(state, seat, field);
  const after = copyField(field);
  if ('place' in move) putClue(after, state.clue, move.place);
  else if ('footprint' in move) putFootprint(after, move.footprint);
  else putFairy(after, move.call, move.domino);
  return worthOf(state, seat, after);
}

function worthOf(state: State, seat: Seat, field: Field): number {
  const worth = prospect(field, usableOf(state.usable, field), usableOf(state.lying, field), ROUNDS - state.round);
  const footprint = state.footprints[seat];
  return footprint === undefined ? worth : worth + tracked(field, footprint).length;
}

const usableOf = (costs: Usable, field: Field): Usable => withTomtes(costs, tomteInHand(field));

/** Pays where the clues that nobody has seen complete more on average than this one. */
function refusal(state: State, seat: Seat): number {
  const field = fieldAt(state, seat);
  const usable = usableOf(state.usable, field);
  const chances = awaited(field, usable, field.kinds | kindsCallable(field, usable));
  const unseen = state.common.slice(0, Math.max(1, state.common.length - state.buried));
  const drawn = unseen.reduce((sum, clue) => sum + completes(chances, clue), 0) / unseen.length;
  const gain = drawn - completes(chances, state.clue) - REFUSAL_COST;
  return gain > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
const REFUSAL_COST = 0.5;

/** What the best fairy is worth that this clue would call somewhere. */
function completes(chances: Readonly<ByKind<number>>, clue: Clue): number {
  return KINDS.reduce<number>((most, kind) => (chances[kind] & bitOf(clue) ? Math.max(most, WORTH[kind]) : most), 0);
}
