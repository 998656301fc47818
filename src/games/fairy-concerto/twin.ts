import type { Eyes, Seat } from '../../engine/ids.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Card, countsIn, draw, fairiesOf, sumOf } from './rules/cards.ts';
import { copy } from './rules/deal.ts';
import { choices } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { knows } from './rules/view.ts';

/** Unseen hands, the bag, cards face down and choices made in secret are others. */
export function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const isHidden = (seat: Seat): boolean => !knows(state.hands.length, state.draft, eyes, seat);
  redealFairies(other, isHidden, rng);
  redealCards(other, eyes, rng);
  state.chosen.forEach((choice, seat) => {
    if (choice === null || seat === eyes) return;
    other.chosen[seat] = null;
    other.chosen[seat] = rng.pick(choices(other, seat));
  });
  return other;
}

/** With random cards the bag keeps what it holds, and only its order is another. */
function redealFairies(state: State, isHidden: (seat: Seat) => boolean, rng: Rng): void {
  const hidden = state.hands.flatMap((hand, seat) => (isHidden(seat) ? fairiesOf(hand) : []));
  rng.shuffle(state.bag);
  const pool = rng.shuffle(state.random ? hidden : [...hidden, ...state.bag]);
  state.hands = state.hands.map((hand, seat) =>
    isHidden(seat) ? countsIn(pool.splice(-sumOf(hand), sumOf(hand))) : hand,
  );
  if (!state.random) state.bag = pool;
}

function redealCards(state: State, eyes: Eyes, rng: Rng): void {
  const foreign = (seat: Seat, cards: readonly Card[]): boolean => seat !== eyes && cards.length > 0;
  const isFaceDown = state.step !== 'over';
  const pool = rng.shuffle([
    ...state.deck,
    ...state.dealt.flatMap((cards, seat) => (foreign(seat, cards) ? cards : [])),
    ...(isFaceDown ? state.faceDown : []),
  ]);
  const next = (): Card => draw(pool);
  state.dealt = state.dealt.map((cards, seat) => (foreign(seat, cards) ? cards.map(next) : cards));
  if (isFaceDown) state.faceDown = state.faceDown.map(next);
  state.deck = pool;
}
