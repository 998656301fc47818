import type { Eyes, Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Card, Counts, Kind, Tally } from './cards.ts';
import { copyOf, countsIn, draw, FAIRIES, fairiesOf, KINDS, nobody, SCORE_CARDS, sumOf } from './cards.ts';
import { choices } from './moves.ts';
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

/**
 * Deals anew what the view does not show: the bag, hands that these eyes never saw, score cards face down. A view with
 * all that its eyes know leaves nothing else to respect: whatever is not seen is equally likely anywhere.
 */
export function guess(seen: View, rng: Rng): State {
  const unseen = rng.shuffle(fairiesOf(unseenFairies(seen)));
  const bag = seen.left === null ? null : rng.shuffle(fairiesOf(seen.left));
  const hands = seen.hands.map((hand, seat) => (hand ? copyOf(hand) : drawn(unseen, seen.held[seat] ?? 0)));
  const deck = rng.shuffle(unseenCards(seen));
  const dealt = seen.dealt.map((cards) => cards?.slice() ?? deck.splice(-2));
  const bachs = deck.splice(0, seen.faceDown.filter((card) => card === null).length);
  const state: State = {
    step: seen.step,
    random: seen.random,
    manner: seen.manner,
    first: seen.first,
    round: seen.round,
    draft: seen.draft,
    popular: seen.popular,
    soloist: seen.soloist,
    pianist: seen.pianist,
    harpist: seen.harpist,
    bag: bag ?? unseen,
    deck,
    discard: seen.discard.slice(),
    removed: copyOf(seen.removed),
    hands,
    orchestras: seen.orchestras.map(copyOf),
    scoreCards: seen.scoreCards.map((cards) => cards.slice()),
    dealt,
    faceDown: seen.faceDown.map((card) => card ?? draw(bachs)),
    chosen: seen.chosen.map((choice) => (choice === 'sealed' ? null : choice)),
    owed: seen.owed.slice(),
    offered: seen.offered.slice(),
  };
  seen.chosen.forEach((choice, seat) => {
    if (choice === 'sealed') state.chosen[seat] = rng.pick(choices(state, seat));
  });
  return state;
}

function drawn(from: Kind[], count: number): Tally {
  const hand = nobody();
  for (let made = 0; made < count; made++) hand[draw(from)]++;
  return hand;
}

/** What may be in the bag or in a hand not seen, by kind; what is open of the bag is in the bag. */
export function unseenFairies({ popular, orchestras, removed, hands, left }: View): Tally {
  const counts = copyOf(FAIRIES);
  const seen = (some: Counts | null): void => {
    if (some) for (const kind of KINDS) counts[kind] -= some[kind];
  };
  counts[popular]--;
  orchestras.forEach(seen);
  hands.forEach(seen);
  seen(removed);
  seen(left);
  return counts;
}

function unseenCards({ discard, scoreCards, dealt, offered, faceDown }: View): Card[] {
  const isSeen = new Uint8Array(SCORE_CARDS);
  const see = (cards: readonly (Card | null)[] | null): void => {
    for (const card of cards ?? []) if (card !== null) isSeen[card] = 1;
  };
  see(discard);
  scoreCards.forEach(see);
  dealt.forEach(see);
  see(offered);
  see(faceDown);
  const cards: Card[] = [];
  for (let card = 0; card < SCORE_CARDS; card++) if (isSeen[card] === 0) cards.push(card);
  return cards;
}
