import type { Setup } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/seating.ts';
import { DECK, engage, GEISHA_IDS, NONE } from './cards.ts';
import { rowsOf, stateOf } from './memory.ts';
import { beginChoice, beginReserves, dealHands } from './round.ts';
import { type Mode, NOT_YET, type State } from './state.ts';

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
