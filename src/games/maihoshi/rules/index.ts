import { defineGame, type Setup } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/seating.ts';
import { facts } from '../facts.ts';
import { cardId, DECK, engage, GEISHA_IDS, type Kind, NONE } from './cards.ts';
import type { Event } from './events.ts';
import { foresee, merits } from './foresee.ts';
import { asks, moves, why } from './legal.ts';
import { rowsOf, stateOf } from './memory.ts';
import { type Move, moveId } from './moves.ts';
import { play } from './play.ts';
import type { Reason } from './reasons.ts';
import { beginChoice, beginReserves, dealHands } from './round.ts';
import { result, sheet } from './sheet.ts';
import { handSize, type Mode, NOT_YET, type State, type View } from './state.ts';
import { conceals, guess, view } from './view.ts';

const modeOf = (option: string | undefined): Mode =>
  option === 'chosen' || option === 'management' ? option : 'dealt';

export function deal(setup: Setup, rng: Rng): State {
  // rule: setup.start
  const starter = firstSeat(setup, rng);
  const { seats } = setup;
  const each = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  const state: State = {
    mode: modeOf(setup.options.geisha),
    tokensOpen: setup.options.tokens === 'open',
    stage: 'reserve',
    round: 1,
    starter,
    turn: starter,
    geisha: each(() => null),
    served: each(() => null),
    spent: each(() => false),
    closed: each(() => false),
    hands: each(() => []),
    reserves: each(() => NONE),
    sealed: each(() => NOT_YET),
    guests: each(() => []),
    publicity: each(() => []),
    reputation: Array.from({ length: 3 * seats }, () => 0),
    deck: rng.shuffle([...DECK]),
    under: [],
    looking: 0,
    discard: [],
    known: [],
    steps: [],
    business: 'none',
    acted: false,
    rested: false,
    revealed: false,
    fresh: false,
    extra: 0,
    idle: 0,
    lap: 'none',
    lapBy: starter,
    lapCause: 'deck',
    owed: [],
    ended: 'out',
    endedBy: starter,
    ready: each(() => false),
    bonus: each(() => 0),
    tokens: each(() => 0),
    rounds: [],
  };
  begin(state, rng);
  return state;
}

/** Chosen geisha come before the first hand is seen; in management mode after it. */
function begin(state: State, rng: Rng): void {
  if (state.mode !== 'chosen') dealHands(state, undefined);
  if (state.mode !== 'dealt') {
    beginChoice(state);
    return;
  }
  const geisha = rng.shuffle([...GEISHA_IDS]);
  for (let seat = 0; seat < state.hands.length; seat++) engage(state, seat, at(geisha, seat));
  beginReserves(state);
}

export const copy = (state: State): State =>
  stateOf(state, {
    hands: rowsOf(state.hands),
    reserves: state.reserves.slice(),
    sealed: state.sealed.slice(),
    deck: state.deck.slice(),
    under: state.under.slice(),
    known: state.known.slice(),
    tokens: state.tokens.slice(),
  });

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
