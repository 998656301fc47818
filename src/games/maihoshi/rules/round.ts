import type { Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import { DECK, type Kind, NONE } from './cards.ts';
import type { Teller } from './events.ts';
import { NOBODY, SAYO } from './geisha.ts';
import { insert } from './hand.ts';
import { engage } from './reputation.ts';
import { handSize, NOT_YET, type State } from './state.ts';

/** All cards come together again; whoever took the last turn begins. */
export function nextRound(state: State, rng: Rng, tell: Teller): void {
  state.round++;
  state.starter = state.turn;
  state.deck = rng.shuffle([...DECK]);
  state.under = [];
  state.discard = [];
  state.known = [];
  state.lap = 'none';
  state.idle = 0;
  state.extra = 0;
  state.business = 'none';
  clearTurn(state);
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.hands[seat] = [];
    state.guests[seat] = [];
    state.publicity[seat] = [];
    state.closed[seat] = false;
    state.spent[seat] = false;
    state.bonus[seat] = 0;
    engage(state, seat, state.mode === 'management' ? NOBODY : (state.geisha[seat] as number));
  }
  tell?.({ is: 'round', round: state.round, starter: state.starter }, 'all', 'none');
  dealHands(state, tell);
  if (state.mode === 'management') beginChoice(state);
  else beginReserves(state);
}

export function clearTurn(state: State): void {
  state.acted = false;
  state.rested = false;
  state.revealed = false;
  state.fresh = false;
}

export function dealHands(state: State, tell: Teller): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    const hand = state.hands[seat] as Kind[];
    for (let count = handSize(state.round); count > 0; count--) insert(hand, state.deck.pop() as Kind);
    tell?.({ is: 'dealt', seat, cards: [...hand] }, { only: [seat] }, [seat]);
  }
}

/** Counter-clockwise from the starter's right-hand neighbour; the starter comes last. */
export function beginChoice(state: State): void {
  state.stage = 'geisha';
  state.turn = before(state, state.starter);
}

export function choose(state: State, seat: Seat, geisha: number, tell: Teller): void {
  engage(state, seat, geisha);
  tell?.({ is: 'chosen', seat, geisha }, 'all', 'none');
  if (seat !== state.starter) {
    state.turn = before(state, seat);
    return;
  }
  if (state.mode === 'chosen') dealHands(state, tell);
  beginReserves(state);
}

const before = ({ hands }: State, seat: Seat): Seat => (seat + hands.length - 1) % hands.length;

/** Everybody at once and in secret; whoever must never have a reserve is not asked for one. */
export function beginReserves(state: State): void {
  state.stage = 'reserve';
  state.turn = state.starter;
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.reserves[seat] = NONE;
    state.sealed[seat] = state.geisha[seat] === SAYO ? NONE : NOT_YET;
  }
}

/** Decides in secret; when the last one has, all reserves are laid. */
export function seal(state: State, seat: Seat, card: Kind, tell: Teller): void {
  state.sealed[seat] = card;
  tell?.({ is: 'sealed', seat }, 'all', 'none');
  if (state.sealed.includes(NOT_YET)) return;
  layReserves(state);
  const seats = state.reserves.flatMap((reserve, each) => (reserve === NONE ? [] : [each]));
  tell?.({ is: 'laid', seats }, 'all');
}

function layReserves(state: State): void {
  state.sealed.forEach((card, seat) => {
    state.sealed[seat] = NOT_YET;
    state.reserves[seat] = card;
    const hand = state.hands[seat] as Kind[];
    if (card !== NONE) hand.splice(hand.indexOf(card), 1);
  });
  state.stage = 'turn';
}
