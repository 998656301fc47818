import type { Eyes, Seat } from '../../../engine/ids.ts';
import { copyOf, countsIn, sumOf } from './cards.ts';
import type { State, View } from './state.ts';

/**
 * Whether these eyes have seen the hand that `holder` has: in draft d every seat has held its first hand and those of
 * its d right neighbours. What was taken from a hand since lay open, so who has seen it knows it for the round.
 */
// rule: house.memory
export const knows = (seats: number, draft: number, eyes: Eyes, holder: Seat): boolean =>
  eyes !== 'onlooker' && (((eyes - holder + draft) % seats) + seats) % seats <= draft;

/** Whether everybody has seen before what the right neighbour passes on after this draft: all have or nobody has. */
export const knowsWhatComes = (seats: number, draft: number): boolean => {
  const [giver, taker] = [0, 1];
  return knows(seats, draft, taker, giver);
};

/** Whether the hands come round again. */
export const comesBack = (seats: number, draft: number): boolean => seats > 1 && draft >= seats;

/** A hand, or dealt score cards. */
export const conceals = ({ held, hands, dealt }: View, seat: Seat): boolean =>
  dealt[seat] === null || (hands[seat] === null && (held[seat] ?? 0) > 0);

// rule: orchestra.places
export function view(state: State, eyes: Eyes): View {
  const { hands, draft, bag, chosen, dealt } = state;
  const sees = (seat: Seat): boolean => knows(hands.length, draft, eyes, seat);
  return {
    step: state.step,
    random: state.random,
    manner: state.manner,
    first: state.first,
    round: state.round,
    draft,
    popular: state.popular,
    soloist: state.soloist,
    pianist: state.pianist,
    harpist: state.harpist,
    bag: bag.length,
    // rule: random.draw
    left: state.random ? countsIn(bag) : null,
    deck: state.deck.length,
    discard: [...state.discard],
    removed: copyOf(state.removed),
    held: hands.map(sumOf),
    hands: hands.map((hand, seat) => (sees(seat) ? copyOf(hand) : null)),
    orchestras: state.orchestras.map(copyOf),
    scoreCards: state.scoreCards.map((cards) => [...cards]),
    dealt: dealt.map((cards, seat) => (cards.length > 0 && seat !== eyes ? null : [...cards])),
    // rule: house.turned
    faceDown: state.faceDown.map((card) => (state.step === 'over' ? card : null)),
    chosen: chosen.map((choice, seat) => (choice !== null && seat !== eyes ? 'sealed' : choice)),
    owed: [...state.owed],
    offered: [...state.offered],
  };
}
