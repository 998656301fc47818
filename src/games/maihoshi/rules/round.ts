import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { DECK, type Kind, NONE } from './cards.ts';
import type { Teller } from './events.ts';
import { type GeishaId, neverReserves } from './geisha.ts';
import { insert, remove } from './hand.ts';
import { engage } from './reputation.ts';
import { handSize, isCard, NOT_YET, type Reserve, type State } from './state.ts';

/** All cards come together again; whoever took the last turn begins. */
export function nextRound(state: State, rng: Rng, tell: Teller): void {
  state.round++;
  // rule: round.start
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
    // rule: ability.use
    state.spent[seat] = false;
    state.bonus[seat] = 0;
    const geisha = at(state.geisha, seat);
    if (state.mode === 'management') state.served[seat] = geisha;
    // rule: setup.again
    engage(state, seat, state.mode === 'management' ? null : geisha);
  }
  tellRound(state, tell);
  dealHands(state, tell);
  if (state.mode === 'management') {
    beginChoice(state);
    tell?.({ is: 'choosing' }, 'all', 'none');
  } else beginReserves(state);
}

function tellRound({ round, starter }: State, tell: Teller): void {
  tell?.({ is: 'round', round, hand: handSize(round), starter }, 'all', 'none');
}

export function clearTurn(state: State): void {
  state.acted = false;
  state.rested = false;
  state.revealed = false;
  state.fresh = false;
}

// rule: setup.deal
export function dealHands(state: State, tell: Teller): void {
  for (let seat = 0; seat < state.hands.length; seat++) {
    const hand = at(state.hands, seat);
    for (let count = handSize(state.round); count > 0; count--) insert(hand, top(state));
    tell?.({ is: 'dealt', seat, cards: [...hand] }, { only: [seat] }, [seat]);
  }
}

function top({ deck }: State): Kind {
  const card = deck.pop();
  if (card === undefined) throw new Error('the deck is too small');
  return card;
}

/** Counter-clockwise from the starter's right-hand neighbour; the starter comes last. */
// rule: setup.management
export function beginChoice(state: State): void {
  state.stage = 'geisha';
  state.turn = before(state, state.starter);
}

export function choose(state: State, seat: Seat, geisha: GeishaId, tell: Teller): void {
  engage(state, seat, geisha);
  tell?.({ is: 'chosen', seat, geisha, again: state.served[seat] === geisha }, 'all', 'none');
  if (seat !== state.starter) {
    state.turn = before(state, seat);
    return;
  }
  if (state.mode === 'chosen') {
    tellRound(state, tell);
    dealHands(state, tell);
  }
  beginReserves(state);
}

const before = ({ hands }: State, seat: Seat): Seat => (seat + hands.length - 1) % hands.length;

/** Everybody at once and in secret; whoever must never have a reserve is not asked for one. */
export function beginReserves(state: State): void {
  state.stage = 'reserve';
  state.turn = state.starter;
  for (let seat = 0; seat < state.hands.length; seat++) {
    state.reserves[seat] = NONE;
    state.sealed[seat] = neverReserves(state.geisha[seat]) ? NONE : NOT_YET;
  }
}

/** Decides in secret; when the last one has, all reserves are laid. */
export function seal(state: State, seat: Seat, card: Reserve, tell: Teller): void {
  state.sealed[seat] = card;
  if (state.sealed.includes(NOT_YET)) return;
  const seats: Seat[] = [];
  const without: Seat[] = [];
  for (let each = 0; each < state.sealed.length; each++) (layReserve(state, each) ? seats : without).push(each);
  state.stage = 'turn';
  const barred = without.filter((each) => neverReserves(state.geisha[each]));
  const again = state.round > 1 && state.mode !== 'management';
  tell?.({ is: 'laid', seats, without, barred, again, starter: state.starter }, 'all');
}

function layReserve(state: State, seat: Seat): boolean {
  const card = state.sealed[seat];
  state.sealed[seat] = NOT_YET;
  if (!isCard(card)) return false;
  remove(at(state.hands, seat), card);
  state.reserves[seat] = card;
  return true;
}
