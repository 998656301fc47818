import { defineGame } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { copy, deal } from './deal.ts';
import { foresee, merits } from './foresee.ts';
import { guess } from './guess.ts';
import { moveId } from './moveId.ts';
import { asks, moves } from './moves.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { record } from './record.ts';
import { result } from './score.ts';
import { sheet } from './sheet.ts';
import type { Event, Move, State, View } from './state.ts';
import { conceals, view } from './view.ts';
import { why } from './why.ts';

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
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
  record,
});
