import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Former, type Level } from '../../../bots/level.ts';
import type { Player } from '../../../bots/measuring.ts';
import { type AnyMove, defineKnowledge, type Seat } from '../../../engine/game.ts';
import { EGIL, LIV, SAGA } from '../company.ts';
import { kindsCallable, tomteInHand, withTomtes } from '../rules/calls.ts';
import type { ByKind, Clue, Kinds } from '../rules/fairies.ts';
import { bitOf, byKind, CLUES, hasKind, KINDS, kindsIn, POINTS } from '../rules/fairies.ts';
import type { Cell } from '../rules/field.ts';
import { acrossOf, copyField, EAST, lay, lies, putClue, putFairy, putFootprint, SOUTH } from '../rules/field.ts';
import { moves } from '../rules/moves.ts';
import { endOf, hasRoom, kindsMet, type Usable } from '../rules/runs.ts';
import { fairyPoints, tracked } from '../rules/sheet.ts';
import { type Field, fieldAt, isClue, type Move, OPEN, ROUNDS, type State, type View } from '../rules/state.ts';
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
      const kinds = kindsLaid(field, usable, cell, clue) & ~unwanted;
      if (kinds !== 0) for (const kind of kindsIn(kinds)) chances[kind] |= bitOf(clue);
    }
  }
  return chances;
}

/** The kinds that this clue on this cell would call, from either end of both its runs. */
function kindsLaid({ grid }: Field, usable: Usable, cell: Cell, clue: Clue): Kinds {
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
const thumb: Player = ({ view, seat }, rng) => {
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

/** Runs are long from here on. */
const LONG = 4;

/** How many clues the run would have that a clue on this cell is in, this way. */
function lengthBy(grid: readonly number[], cell: Cell, along: number): number {
  const first = endOf(grid, cell, -along);
  const last = endOf(grid, cell, along);
  return (last - first) / along + 1;
}

function longest(state: State, seat: Seat, place: Cell): number {
  const { grid } = fieldAt(state, seat);
  return Math.max(lengthBy(grid, place, EAST), lengthBy(grid, place, SOUTH));
}

const isLong = (state: State, seat: Seat, move: Move): boolean =>
  'place' in move && longest(state, seat, move.place) >= LONG;
/** Begins a run, or makes one of two. */
const isBranch = (state: State, seat: Seat, move: Move): boolean =>
  'place' in move && longest(state, seat, move.place) === 2;
const isRefusal = (_state: State, _seat: Seat, move: Move): boolean => 'say' in move && move.say === 'refuse';

export const manners = defineManners<State, Move>([
  {
    names: Object.values(LIV.name),
    deed: 'clues that branch off',
    isDeed: isBranch,
    lean: (state, seat, move) => (isBranch(state, seat, move) ? 1.25 : 1),
  },
  {
    names: Object.values(EGIL.name),
    deed: 'clues in runs of four and more',
    isDeed: isLong,
    lean: (state, seat, move) => (isLong(state, seat, move) ? 1.05 : 1),
  },
  {
    names: Object.values(SAGA.name),
    deed: 'clues refused',
    isDeed: isRefusal,
    lean: (state, seat, move) => (isRefusal(state, seat, move) ? 1.3 : 1),
  },
]);

/** A clue is laid where it calls a fairy, the dearer the sooner; every fairy that can come is called, and few clues are refused. */
function prior(state: State, seat: Seat, move: Move): number {
  if ('place' in move) return 1 + 2 * fairyPoints(kindsBy(state, fieldAt(state, seat), move.place));
  if ('call' in move) return 1 + POINTS[move.call];
  if ('say' in move) return move.say === 'done' ? DONE : REFUSE;
  return 1;
}
const DONE = 0.3;
const REFUSE = 0.7;

/** The kinds not here yet that the clue of the turn would call from this cell. */
function kindsBy({ clue, usable }: State, { grid, kinds: come }: Field, cell: Cell): Kinds {
  const was = lies(grid, cell);
  lay(grid, cell, clue);
  const kinds = kindsAlong(grid, cell, EAST, usable) | kindsAlong(grid, cell, SOUTH, usable);
  lay(grid, cell, was);
  return kinds & ~come;
}

/** From either end of the run this way, if it is one. */
function kindsAlong(grid: readonly number[], cell: Cell, along: number, usable: Usable): Kinds {
  if (!isClue(lies(grid, cell + along)) && !isClue(lies(grid, cell - along))) return 0;
  const across = acrossOf(along);
  const last = endOf(grid, cell, along);
  const first = endOf(grid, cell, -along);
  const fromLast = hasRoom(grid, last + along, across) ? kindsMet(grid, last, -along, usable) : 0;
  return hasRoom(grid, first - along, across) ? fromLast | kindsMet(grid, first, along, usable) : fromLast;
}

/** In the last round a fairy that can come costs nothing and brings points. */
const folly = (state: State, seat: Seat, move: Move): boolean =>
  'say' in move && move.say === 'done' && state.round === ROUNDS && moves(state, seat).length > 1;

export const knowledge = defineKnowledge<State, Move>({ scale: 20, prior, folly });

export const levels: readonly Level[] = [
  { iterations: 8, noise: 2 },
  { iterations: 8, noise: 1 },
  { iterations: 10, noise: 0.4 },
  { iterations: 90, noise: 0 },
  { iterations: 500, noise: 0 },
];

/** Before it knew where a clue calls a fairy. */
export const former: Former = { knowledge: defineKnowledge({ scale: 20 }), level: { iterations: 600, noise: 0 } };

export const players = { thumb };

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0, eighths: 5 };
