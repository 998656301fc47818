import type { Rng } from '../../../engine/rng.ts';
import {
  type Card,
  type Counts,
  copyOf,
  draw,
  FAIRIES,
  fairiesOf,
  KINDS,
  type Kind,
  nobody,
  SCORE_CARDS,
  type Tally,
} from './cards.ts';
import { choices } from './moves.ts';
import type { State, View } from './state.ts';

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
