import type { Setup, Tell } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/setup.ts';
import {
  type Card,
  type Counts,
  FAIRIES,
  HARPISTS,
  type Kind,
  nobody,
  PIANISTS,
  SCORE_CARDS,
  SOLOISTS,
} from './cards.ts';
import { paceOf } from './pace.ts';
import { type Event, NOT_YET, type State } from './state.ts';

const DEALT = 2;

export function deal(setup: Setup, rng: Rng): State {
  const first = firstSeat(setup, rng);
  const each = <Item>(make: () => Item): Item[] => Array.from({ length: setup.seats }, make);
  const alone = setup.seats === 1;
  const deck = rng.shuffle(Array.from({ length: SCORE_CARDS }, (_, card) => card));
  const bag = rng.shuffle(fairiesOf(FAIRIES));
  const state: State = {
    step: 'choose',
    random: setup.options.randomCards === 'on',
    first,
    round: 0,
    draft: 0,
    popular: bag.pop() as Kind,
    soloist: rng.below(SOLOISTS.length),
    pianist: rng.below(PIANISTS.length),
    harpist: rng.below(HARPISTS.length),
    bag,
    deck,
    discard: [],
    removed: nobody(),
    hands: each(nobody),
    orchestras: [...each(nobody), ...(alone ? [nobody()] : [])],
    scoreCards: each(() => []),
    dealt: each(() => deck.splice(-DEALT)),
    faceDown: alone ? [deck.pop() as Card] : [],
    chosen: each(() => NOT_YET),
    owed: [],
    offered: [],
  };
  draw(state);
  return state;
}

/** Everybody draws the hand of the round. */
export function draw(state: State, tell?: Tell<Event>): void {
  const { hands, bag, round } = state;
  const count = paceOf(hands.length).drawn[round] as number;
  for (const hand of hands) {
    for (let drawn = 0; drawn < count; drawn++) {
      const kind = bag.pop() as Kind;
      hand[kind] = (hand[kind] as number) + 1;
    }
  }
  if (!tell) return;
  tell({ is: 'drawn', round, count }, 'all', 'none');
  hands.forEach((hand, seat) => {
    tell({ is: 'hand', seat, hand: [...hand], passed: false }, { only: [seat] }, [seat]);
  });
  if (state.random) tell({ is: 'left', left: countsIn(bag) }, 'all');
}

export function fairiesOf(counts: Counts): Kind[] {
  const fairies: Kind[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let made = counts[kind] as number; made > 0; made--) fairies.push(kind);
  }
  return fairies;
}

export function countsIn(fairies: readonly Kind[]): number[] {
  const counts = nobody();
  for (const kind of fairies) counts[kind] = (counts[kind] as number) + 1;
  return counts;
}

export const copy = (state: State): State => ({
  step: state.step,
  random: state.random,
  first: state.first,
  round: state.round,
  draft: state.draft,
  popular: state.popular,
  soloist: state.soloist,
  pianist: state.pianist,
  harpist: state.harpist,
  bag: state.bag.slice(),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  removed: state.removed.slice(),
  hands: state.hands.map((hand) => hand.slice()),
  orchestras: state.orchestras.map((orchestra) => orchestra.slice()),
  scoreCards: state.scoreCards.map((cards) => cards.slice()),
  dealt: state.dealt.map((cards) => cards.slice()),
  faceDown: state.faceDown.slice(),
  chosen: state.chosen.slice(),
  owed: state.owed.slice(),
  offered: state.offered.slice(),
});
