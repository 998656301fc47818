import { defineGame } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { asks, moves } from './asks.ts';
import { certain } from './certain.ts';
import { copy } from './copy.ts';
import { deal } from './deal.ts';
import type { Event } from './events.ts';
import { foresee } from './foresee.ts';
import { guess } from './guess.ts';
import { merits } from './merits.ts';
import { type Move, moveId } from './move.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { record } from './record.ts';
import { sheet } from './sheet.ts';
import type { State, View } from './state.ts';
import { trophyCount } from './trophies.ts';
import { conceals, view } from './view.ts';
import { why } from './why.ts';
import { winnersOf } from './winners.ts';

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  offers: moves,
  play,
  view,
  opening,
  conceals,
  guess,
  result: (state) => ({
    points: state.seats.map((_, seat) => trophyCount(state, seat)),
    winners: winnersOf(state),
  }),
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  certain,
  why,
  record,
});
