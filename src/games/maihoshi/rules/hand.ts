import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kind } from './cards.ts';
import { type Cause, othersThan, type Teller } from './events.ts';
import { forget, knows, learn, liesOpen } from './memory.ts';
import { BURY, type Move, TAKE } from './moves.ts';
import type { State } from './state.ts';
import { BURY_BOTH, callLap } from './steps.ts';

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
export const learners = (state: State, seat: Seat): Seat[] => othersThan(seat, state.hands.length);

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
