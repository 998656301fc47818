import type { Rng } from '../../../engine/rng.ts';
import { type Card, type Counts, FAIRIES, KINDS, type Kind, nobody, SCORE_CARDS } from './cards.ts';
import { fairiesOf } from './deal.ts';
import { moveId, moves } from './moves.ts';
import { CHOSEN, NOT_YET, type State, type View } from './state.ts';

/**
 * Deals anew what the view does not show: the bag, hands that these eyes never saw, score cards face down. A view with
 * all that its eyes know leaves nothing else to respect: whatever is not seen is equally likely anywhere.
 */
export function guess(seen: View, rng: Rng): State {
  const unseen = rng.shuffle(fairiesOf(unseenFairies(seen)));
  const bag = seen.left === null ? null : rng.shuffle(fairiesOf(seen.left));
  const hands = seen.hands.map((hand, seat) => hand?.slice() ?? drawn(unseen, seen.held[seat] as number));
  const deck = rng.shuffle(unseenCards(seen));
  const dealt = seen.dealt.map((cards) => cards?.slice() ?? deck.splice(-2));
  const faceDown = seen.turned?.slice() ?? deck.splice(0, seen.faceDown);
  const state: State = {
    step: seen.step,
    random: seen.random,
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
    removed: seen.removed.slice(),
    hands,
    orchestras: seen.orchestras.map((orchestra) => orchestra.slice()),
    scoreCards: seen.scoreCards.map((cards) => cards.slice()),
    dealt,
    faceDown,
    chosen: seen.chosen.map((choice) => (choice === CHOSEN ? NOT_YET : choice)),
    owed: seen.owed.slice(),
    offered: seen.offered.slice(),
  };
  seen.chosen.forEach((choice, seat) => {
    if (choice === CHOSEN) state.chosen[seat] = moveId(rng.pick(moves(state, seat)));
  });
  return state;
}

function drawn(from: Kind[], count: number): number[] {
  const hand = nobody();
  for (let made = 0; made < count; made++) {
    const kind = from.pop() as Kind;
    hand[kind] = (hand[kind] as number) + 1;
  }
  return hand;
}

/** What may be in the bag or in a hand not seen, by kind; what is open of the bag is in the bag. */
export function unseenFairies({ popular, orchestras, removed, hands, left }: View): number[] {
  const counts = [...FAIRIES];
  const seen = (some: Counts | null): void => {
    for (let kind = 0; some && kind < KINDS; kind++) counts[kind] = (counts[kind] as number) - (some[kind] as number);
  };
  counts[popular] = (counts[popular] as number) - 1;
  orchestras.forEach(seen);
  hands.forEach(seen);
  seen(removed);
  seen(left);
  return counts;
}

function unseenCards({ discard, scoreCards, dealt, offered, turned }: View): Card[] {
  const isSeen = new Uint8Array(SCORE_CARDS);
  const see = (cards: readonly Card[] | null): void => {
    for (const card of cards ?? []) isSeen[card] = 1;
  };
  see(discard);
  scoreCards.forEach(see);
  dealt.forEach(see);
  see(offered);
  see(turned);
  const cards: Card[] = [];
  for (let card = 0; card < SCORE_CARDS; card++) if (isSeen[card] === 0) cards.push(card);
  return cards;
}
