import type { Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/setup.ts';
import { DECK, NONE } from './cards.ts';
import { GEISHA, NOBODY } from './geisha.ts';
import { engage } from './reputation.ts';
import { beginChoice, beginReserves, dealHands } from './round.ts';
import { type Mode, NOT_YET, type State } from './state.ts';

export function deal(setup: Setup, rng: Rng): State {
  const starter = firstSeat(setup, rng);
  const { seats } = setup;
  const each = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  const mode = (setup.options.geisha ?? 'dealt') as Mode;
  const state: State = {
    mode,
    tokensOpen: setup.options.tokens === 'open',
    stage: 'reserve',
    round: 1,
    starter,
    turn: starter,
    geisha: each(() => NOBODY),
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
    ended: 'A',
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
  const geisha = rng.shuffle(GEISHA.map((_, at) => at));
  for (let seat = 0; seat < state.hands.length; seat++) engage(state, seat, geisha[seat] as number);
  beginReserves(state);
}

const rowsOf = (rows: readonly number[][]): number[][] => {
  const copied: number[][] = [];
  for (let seat = 0; seat < rows.length; seat++) copied.push((rows[seat] as number[]).slice());
  return copied;
};

export const copy = (state: State): State => ({
  mode: state.mode,
  tokensOpen: state.tokensOpen,
  stage: state.stage,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  geisha: state.geisha.slice(),
  spent: state.spent.slice(),
  closed: state.closed.slice(),
  hands: rowsOf(state.hands),
  reserves: state.reserves.slice(),
  sealed: state.sealed.slice(),
  guests: rowsOf(state.guests),
  publicity: rowsOf(state.publicity),
  reputation: state.reputation.slice(),
  deck: state.deck.slice(),
  under: state.under.slice(),
  looking: state.looking,
  discard: state.discard.slice(),
  known: state.known.slice(),
  steps: state.steps.slice(),
  business: state.business,
  acted: state.acted,
  rested: state.rested,
  revealed: state.revealed,
  fresh: state.fresh,
  extra: state.extra,
  idle: state.idle,
  lap: state.lap,
  lapBy: state.lapBy,
  lapCause: state.lapCause,
  owed: state.owed.slice(),
  ended: state.ended,
  endedBy: state.endedBy,
  ready: state.ready.slice(),
  bonus: state.bonus.slice(),
  tokens: state.tokens.slice(),
  rounds: state.rounds.slice(),
});
