import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { type Kind, meetsPlainly, NONE, raise, reputationOf } from './cards.ts';
import { type Cause, type Event, othersThan, type Teller } from './events.ts';
import { forget, knows, learn, liesOpen, unveil, veil } from './memory.ts';
import { BURY, DRAW, INTRODUCE, type Move, TAKE } from './moves.ts';
import { eachOf, withHand } from './possible.ts';
import { BURY_BOTH, callLap, countGuests, DISCARD_ONE, INTRODUCED, LISTEN, PLACE_ONE, type State } from './state.ts';

// A player’s cards: the hand, the guests and the publicity, and how cards come and go.

export function insert(hand: Kind[], card: Kind): void {
  let place = hand.length;
  for (; place > 0; place--) {
    const before = hand[place - 1];
    if (before === undefined || before <= card) break;
    hand[place] = before;
  }
  hand[place] = card;
}

export function remove(hand: Kind[], card: Kind): void {
  const last = hand.length - 1;
  for (let place = hand.indexOf(card); place < last; place++) hand[place] = at(hand, place + 1);
  hand.pop();
}

/** A card leaves the hand in sight of all. */
export function show(state: State, seat: Seat, card: Kind): void {
  remove(at(state.hands, seat), card);
  forget(state, seat, card);
}

/** A card goes into a hand in sight of all. */
export function giveOpenly(state: State, seat: Seat, card: Kind): void {
  insert(at(state.hands, seat), card);
  learn(state, seat, card, 'everybody');
}

/** Draws what there is; a player who knew the card's place in the deck now knows whose hand it is in. Returns how many were drawn. */
export function draw(state: State, seat: Seat, count: number, tell: Teller, by?: Cause): number {
  const { deck, under } = state;
  const hand = at(state.hands, seat);
  const cards: Kind[] = [];
  let foreknown = true;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = deck.pop();
    // rule: piles.refill
    if (card === undefined) break;
    const knower = deck.length < under.length ? under.pop() : undefined;
    if (knower !== undefined) learn(state, seat, card, knower);
    insert(hand, card);
    if (!tell) continue;
    cards.push(card);
    foreknown &&= knower !== undefined && knows(knower, seat);
  }
  if (drawn === 0) return 0;
  if (tell) {
    const event = { is: 'drew', seat, count: drawn, ...(by && { by }) } as const;
    tell({ ...event, cards }, { only: [seat] }, foreknown ? 'none' : [seat]);
    tell({ ...event, cards: null }, { but: [seat] }, 'none');
  }
  if (deck.length === 0 && state.stage === 'turn') callLap(state, 'deck', tell);
  return drawn;
}

/** Who learns by a card from a hand that the hand had it. */
const learners = (state: State, seat: Seat): Seat[] => othersThan(seat, state.hands.length);

export function discard(state: State, seat: Seat, card: Kind, introducing: boolean, tell: Teller): void {
  show(state, seat, card);
  const isSecond = tell && liesOpen(state, card);
  state.discard.push(card);
  tell?.({ is: 'discarded', seat, card, introducing, isSecond }, 'all', learners(state, seat));
}

/** The cards that the one whose turn it is looks at, the top one last. */
export const lookedAt = ({ deck, looking }: Pick<State, 'deck' | 'looking'>): readonly Kind[] =>
  deck.slice(deck.length - looking);

/** One move for each kind among them. */
export function takings(state: State): readonly Move[] {
  const cards = lookedAt(state);
  return cards.flatMap((card, place) => (cards.indexOf(card) < place ? [] : [at(TAKE, card)]));
}

/** Both orders, or the one there is of two equal cards. */
export function burials(state: State): readonly Move[] {
  const [one = 0, other = 0] = lookedAt(state);
  const orders = [at(at(BURY, one), other)];
  if (one !== other) orders.push(at(at(BURY, other), one));
  return orders;
}

/** Takes one unseen by the others; a single one left goes under the deck by itself. */
export function take(state: State, seat: Seat, card: Kind, tell: Teller): void {
  const { deck } = state;
  const left = state.looking - 1;
  if (left === 0) {
    state.looking = 0;
    draw(state, seat, 1, tell);
    return;
  }
  // Players who knew these cards by their places do not learn which one was taken: from here on they know none of those places.
  state.under.length = Math.min(state.under.length, deck.length - state.looking);
  deck.splice(deck.lastIndexOf(card), 1);
  state.looking = left;
  insert(at(state.hands, seat), card);
  tell?.({ is: 'drew', seat, count: 1, cards: [card] }, { only: [seat] }, 'none');
  tell?.({ is: 'drew', seat, count: 1, cards: null }, { but: [seat] }, 'none');
  if (left === 1) bury(state, seat, lookedAt(state), tell);
  else state.steps.push(BURY_BOTH);
}

/** The last of them lies undermost; only this seat knows them. */
export function bury(state: State, seat: Seat, cards: readonly Kind[], tell: Teller): void {
  const count = state.looking;
  state.deck.length -= count;
  state.looking = 0;
  for (const card of cards) {
    state.deck.unshift(card);
    state.under.unshift(seat);
  }
  tell?.({ is: 'buried', seat, count, cards: [...cards] }, { only: [seat] }, 'none');
  tell?.({ is: 'buried', seat, count, cards: null }, { but: [seat] }, 'none');
}

/** To the right end of the row; the newest guest from now on. */
// rule: setup.rows, end.moments
export function enter(state: State, seat: Seat, card: Kind, tell: Teller): void {
  const row = at(state.guests, seat);
  row.push(card);
  countGuests(state, row, tell);
}

/** Plays a guest from the hand whose requirement is met. */
export function receive(state: State, seat: Seat, card: Kind, tell: Teller, by: Kind | null = null): void {
  show(state, seat, card);
  bridge(state, seat, card, tell);
  tellGuest(state, { seat, card, from: 'hand', by }, tell);
  enter(state, seat, card, tell);
}

/** Just before it enters. */
export function tellGuest(state: State, guest: Omit<Coming, 'is' | 'count' | 'isSecond'>, tell: Teller): void {
  if (!tell) return;
  const count = at(state.guests, guest.seat).length + 1;
  const isSecond = liesOpen(state, guest.card);
  tell({ is: 'guest', ...guest, count, isSecond }, 'all', learners(state, guest.seat));
}
type Coming = Extract<Event, { is: 'guest' }>;

/** Turns over the reserve and plays it as a guest. */
export function reveal(state: State, seat: Seat, card: Kind, tell: Teller): void {
  state.reserves[seat] = NONE;
  unveil(state, seat, card);
  bridge(state, seat, card, tell);
  tellGuest(state, { seat, card, from: 'reserve', by: null }, tell);
  enter(state, seat, card, tell);
}

/** Tokiwa's ability is spent only where the requirement is not met without it. */
function bridge(state: State, seat: Seat, card: Kind, tell: Teller): void {
  if (meetsPlainly(state, seat, card)) return;
  state.spent[seat] = true;
  tell?.({ is: 'ability', seat, geisha: 'tokiwa', card }, 'all', othersThan(seat, state.hands.length));
}

/** Lays a card from the hand face down as the reserve. */
export function setAside(state: State, seat: Seat, card: Kind, tell: Teller): void {
  remove(at(state.hands, seat), card);
  state.reserves[seat] = card;
  state.fresh = true;
  veil(state, seat);
  tell?.({ is: 'aside', seat, card }, { only: [seat] }, 'none');
  tell?.({ is: 'aside', seat, card: null }, { but: [seat] }, 'none');
}

/** Hinagiku may draw two for each publicity of hers, while there are two. */
// rule: geisha.hinagiku
export const mayListen = (state: State, seat: Seat): boolean =>
  state.geisha[seat] === 'hinagiku' && state.deck.length > 1;

/** Publicity by an effect: the same as the action, so Hinagiku is asked first. */
export function beginPublicity(state: State, seat: Seat, tell: Teller): void {
  if (mayListen(state, seat)) state.steps.push(LISTEN);
  else drawForPublicity(state, seat, 1, tell);
}

/** Draws, and asks for the card to place: with an empty deck one from the hand is placed all the same. */
export function drawForPublicity(state: State, seat: Seat, count: number, tell: Teller): void {
  if (count > 1) tell?.({ is: 'ability', seat, geisha: 'hinagiku' }, 'all', 'none');
  state.steps.push(at(PLACE_ONE, draw(state, seat, count, tell, 'publicity')));
}

export function place(state: State, seat: Seat, card: Kind, drew: number, tell: Teller): void {
  show(state, seat, card);
  const isSecond = tell && liesOpen(state, card);
  // rule: setup.rows
  at(state.publicity, seat).push(card);
  raise(state, seat, card, 1);
  const reputation = reputationOf(state, seat);
  tell?.({ is: 'advertised', seat, card, drew, reputation, isSecond }, 'all', learners(state, seat));
  if (drew > 1) state.steps.push(DISCARD_ONE);
}

export const MOST_GIVEN = 2;

/** Seoto may draw one card less, where that makes a difference. */
// rule: geisha.seoto
const mayEbb = (state: State, seat: Seat, given: number): boolean =>
  state.geisha[seat] === 'seoto' && state.deck.length >= given;

/** Gives up a card; asks for another, or for the draw where there is something to say to it. */
// rule: introduce.short
export function introduce(state: State, seat: Seat, card: Kind, given: number, tell: Teller): void {
  discard(state, seat, card, true, tell);
  const more = given < MOST_GIVEN && withHand(state, seat);
  if (more || mayEbb(state, seat, given)) state.steps.push(at(INTRODUCED, given));
  else draw(state, seat, given, tell, 'introducing');
}

export function introductions(state: State, seat: Seat, given: number): readonly Move[] {
  const offered = given < MOST_GIVEN ? eachOf(at(state.hands, seat), INTRODUCE) : [];
  offered.push(at(DRAW, given));
  if (mayEbb(state, seat, given)) offered.push(at(DRAW, given - 1));
  return offered;
}

export function drawIntroduced(state: State, seat: Seat, count: number, given: number, tell: Teller): void {
  if (count < given) tell?.({ is: 'ability', seat, geisha: 'seoto', count }, 'all', 'none');
  draw(state, seat, count, tell, 'introducing');
}
