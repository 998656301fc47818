import { defineGame, type Result } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { EMPTY, type Kind, MOON, SUN } from './cards.ts';
import { deal } from './deal.ts';
import { foresee } from './foresee.ts';
import { record } from './forest.ts';
import { START } from './grid.ts';
import type { Reason } from './ids.ts';
import { asks, moveId, moves, why } from './moves.ts';
import { play } from './play.ts';
import { hearts, sheet, winner } from './sheet.ts';
import { bySeat, copy, type Event, HAND, lightOf, type Move, type State, seatOf, type View } from './state.ts';
import { conceals, guess, view } from './view.ts';

/** What the log begins with: what is played, who plays what, who begins, and what lies open. */
export const opening = (view: View): Event[] => [
  {
    is: 'begins',
    variant: view.variant,
    sun: seatOf(view, SUN),
    moon: seatOf(view, MOON),
    first: seatOf(view, view.first),
  },
  { is: 'started', card: view.grid[START] ?? EMPTY },
  ...dealtIn(view),
];

function dealtIn(view: View): Event[] {
  const { variant, open, first } = view;
  if (variant === 'free' || variant === 'dark')
    return [{ is: 'hands', cards: HAND[variant], isSecret: variant === 'dark' }];
  const begins = seatOf(view, first);
  return [begins, 1 - begins].map((seat) => ({ is: 'laid', seat, cards: cardsOf(open[lightOf(view, seat)]) }));
}

const cardsOf = (cards: readonly Kind[] | null | undefined): Kind[] => [...(cards ?? [])];

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
