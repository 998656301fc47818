import { defineGame, type Result } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { deal } from './deal.ts';
import { foresee } from './foresee.ts';
import { record } from './forest.ts';
import { asks, moveId, moves } from './moves.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { hearts, sheet, winner } from './sheet.ts';
import { bySeat, copy, type Event, type Move, type State, seatOf, type View } from './state.ts';
import { conceals, guess, view } from './view.ts';
import { why } from './why.ts';

function result(state: State): Result {
  const won = hearts(state.grid);
  const light = winner(won);
  return { points: bySeat(state, won), winners: light === null ? [] : [seatOf(state, light)] };
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  play,
  view,
  opening,
  conceals,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  copy,
  moveId,
  sheet,
  foresee,
  why,
  record,
});
