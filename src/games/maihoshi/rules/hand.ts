import type { Seat } from '../../../engine/ids.ts';
import type { Kind } from './cards.ts';
import { othersThan, type Teller } from './events.ts';
import { callLap } from './lap.ts';
import { bitOf, everybody, forget, learn } from './memory.ts';
import type { State } from './state.ts';

export function insert(hand: Kind[], card: Kind): void {
  let at = hand.length;
  while (at > 0 && (hand[at - 1] as Kind) > card) {
    hand[at] = hand[at - 1] as Kind;
    at--;
  }
  hand[at] = card;
}

export function remove(hand: Kind[], card: Kind): void {
  const last = hand.length - 1;
  for (let at = hand.indexOf(card); at < last; at++) hand[at] = hand[at + 1] as Kind;
  hand.length = last;
}

/** A card leaves the hand in sight of all. */
export function show(state: State, seat: Seat, card: Kind): void {
  remove(state.hands[seat] as Kind[], card);
  forget(state, seat, card);
}

/** A card goes into a hand in sight of all. */
export function giveOpenly(state: State, seat: Seat, card: Kind): void {
  insert(state.hands[seat] as Kind[], card);
  learn(state, seat, card, everybody(state));
}

/** Draws what there is; whoever knows the card in its place knows now whose hand it is in. Returns how many came. */
export function draw(state: State, seat: Seat, count: number, tell: Teller): number {
  const { deck, under } = state;
  const cards: Kind[] = [];
  let foreknown = true;
  let drawn = 0;
  for (; drawn < count && deck.length > 0; drawn++) {
    const card = deck.pop() as Kind;
    const knowers = deck.length < under.length ? (under.pop() as number) : 0;
    if (knowers) learn(state, seat, card, knowers);
    insert(state.hands[seat] as Kind[], card);
    if (!tell) continue;
    cards.push(card);
    foreknown &&= (knowers & bitOf(seat)) > 0;
  }
  if (drawn === 0) return 0;
  if (tell) {
    tell({ is: 'drew', seat, count: drawn, cards }, { only: [seat] }, foreknown ? 'none' : [seat]);
    tell({ is: 'drew', seat, count: drawn, cards: null }, { but: [seat] }, 'none');
  }
  if (deck.length === 0 && state.stage === 'turn') callLap(state, 'deck', tell);
  return drawn;
}

/** Who learns by a card from a hand that the hand had it. */
export const learners = (state: State, seat: Seat): Seat[] => othersThan(seat, state.hands.length);

export function discard(state: State, seat: Seat, card: Kind, introducing: boolean, tell: Teller): void {
  show(state, seat, card);
  state.discard.push(card);
  tell?.({ is: 'discarded', seat, card, introducing }, 'all', learners(state, seat));
}
