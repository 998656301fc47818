import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kind } from './cards.ts';
import { type Cause, othersThan, type Teller } from './events.ts';
import { callLap } from './lap.ts';
import { forget, knows, learn } from './memory.ts';
import { liesOpen } from './open.ts';
import type { State } from './state.ts';

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

/** Draws what there is; whoever knows the card in its place knows now whose hand it is in. Returns how many came. */
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
