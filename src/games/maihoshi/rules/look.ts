import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Kind } from './cards.ts';
import type { Teller } from './events.ts';
import { draw, insert } from './hand.ts';
import { BURY, type Move, TAKE } from './moves.ts';
import type { State } from './state.ts';
import { BURY_BOTH } from './steps.ts';

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
  // Which of them went into the hand, and where the rest lies, is told to nobody who knew them by their places.
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
