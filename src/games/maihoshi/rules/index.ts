import { defineGame } from '../../../engine/game.ts';
import { facts } from '../facts.ts';
import { cardId, type Kind } from './cards.ts';
import { copy, deal } from './deal.ts';
import type { Event } from './events.ts';
import { foresee, merits } from './foresee.ts';
import { asks, moves, why } from './legal.ts';
import { type Move, moveId } from './moves.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { result, sheet } from './sheet.ts';
import { handSize, type State, type View } from './state.ts';
import { conceals, guess, view } from './view.ts';

/** What the log begins with: the geisha that are dealt, the first hands, and who chooses geisha. */
export function opening({ mode, round, starter, geisha }: View): Event[] {
  const dealt = geisha.flatMap((each, seat): Event[] => (each ? [{ is: 'geisha', seat, geisha: each }] : []));
  const begins: Event = { is: 'round', round, hand: handSize(round), starter };
  const choosing: Event = { is: 'choosing' };
  switch (mode) {
    case 'dealt':
      return [...dealt, begins];
    // Hands are dealt when all have chosen.
    case 'chosen':
      return [choosing];
    case 'management':
      return [begins, choosing];
  }
}

const ids = (rows: readonly (readonly Kind[])[]): string[][] => rows.map((row) => row.map(cardId));

/** The scored rounds, one entry a seat in every list. */
export const record = ({ rounds }: State) => ({
  rounds: rounds.map(({ geisha, guests, publicity, hands, ended, by, bonus }) => ({
    geisha: [...geisha],
    guests: ids(guests),
    publicity: ids(publicity),
    hands: [...hands],
    ended,
    by,
    bonus: [...bonus],
  })),
});

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
