import type { Player } from '../../../bots/simple.ts';
import type { AnyMove } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { kindsCallable, tomteInHand, withTomtes } from '../rules/calls.ts';
import { type ByKind, bitOf, type Clue, KINDS } from '../rules/components.ts';
import { copyField, putClue, putFairy, putFootprint } from '../rules/field.ts';
import { moves } from '../rules/moves.ts';
import type { Usable } from '../rules/runs.ts';
import { tracked } from '../rules/sheet.ts';
import { type Field, fieldAt, type Move, ROUNDS, type State, type View } from '../rules/state.ts';
import { guess } from '../rules/view.ts';
import { awaited, prospect, WORTH } from './prospect.ts';

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
