import { defineGame, type Result } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { copy, deal } from './deal.ts';
import { foresee, merits } from './foresee.ts';
import { asks, moveId, moves, offers } from './moves.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { record } from './record.ts';
import { totals, winners } from './score.ts';
import { sheet } from './sheet.ts';
import type { Event, Move, State, View } from './state.ts';
import { conceals } from './tomte.ts';
import { guess, view } from './view.ts';
import { why } from './why.ts';

function result(state: State): Result {
  const points = totals(state);
  return { points, winners: winners(points) };
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  offers,
  play: (state, seat, move, _rng, tell) => play(state, seat, move, tell),
  view,
  opening,
  conceals,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  why,
  record: record,
});
