import type { Eyes, Seat } from '../../../engine/ids.ts';
import { copyOf, countsIn, sumOf } from './cards.ts';
import { knows } from './memory.ts';
import type { State, View } from './state.ts';

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
