import type { Eyes, Seat } from '../../../engine/ids.ts';
import { countsIn } from './deal.ts';
import { knows } from './memory.ts';
import { CHOSEN, NOT_YET, type State, type View } from './state.ts';

/** A hand, or dealt score cards. */
export const conceals = ({ held, hands, dealt }: View, seat: Seat): boolean =>
  dealt[seat] === null || (hands[seat] === null && (held[seat] ?? 0) > 0);

export function view(state: State, eyes: Eyes): View {
  const { hands, draft, bag, chosen, dealt } = state;
  const sees = (seat: Seat): boolean => knows(hands.length, draft, eyes, seat);
  return {
    step: state.step,
    random: state.random,
    first: state.first,
    round: state.round,
    draft,
    popular: state.popular,
    soloist: state.soloist,
    pianist: state.pianist,
    harpist: state.harpist,
    bag: bag.length,
    left: state.random ? countsIn(bag) : null,
    deck: state.deck.length,
    discard: [...state.discard],
    removed: [...state.removed],
    held: hands.map((hand) => hand.reduce((sum, count) => sum + count, 0)),
    hands: hands.map((hand, seat) => (sees(seat) ? [...hand] : null)),
    orchestras: state.orchestras.map((orchestra) => [...orchestra]),
    scoreCards: state.scoreCards.map((cards) => [...cards]),
    dealt: dealt.map((cards, seat) => (cards.length > 0 && seat !== eyes ? null : [...cards])),
    faceDown: state.faceDown.length,
    turned: state.step === 'over' ? [...state.faceDown] : null,
    chosen: chosen.map((choice, seat) => (choice !== NOT_YET && seat !== eyes ? CHOSEN : choice)),
    owed: [...state.owed],
    offered: [...state.offered],
  };
}
