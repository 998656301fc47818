import { defineGame } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { copy, deal } from './deal.ts';
import type { Event } from './events.ts';
import { foresee } from './foresee.ts';
import { guess } from './guess.ts';
import { asks, moves } from './legal.ts';
import { merits } from './merits.ts';
import { type Move, moveId } from './moves.ts';
import { opening } from './opening.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { record } from './record.ts';
import { result } from './result.ts';
import { sheet } from './sheet.ts';
import type { State, View } from './state.ts';
import { conceals, view } from './view.ts';
import { why } from './why.ts';

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  play,
  view,
  opening,
  conceals,
  guess,
  result,
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  why,
  record,
});
