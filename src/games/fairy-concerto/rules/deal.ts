import type { Setup, Tell } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat } from '../../../engine/seating.ts';
import { MANNERS } from '../facts.ts';
import {
  copyOf,
  countsIn,
  draw,
  FAIRIES,
  fairiesOf,
  HARPISTS,
  named,
  nobody,
  PIANISTS,
  SCORE_CARDS,
  SOLOISTS,
} from './cards.ts';
import { drawnIn, type Event, type State } from './state.ts';

const DEALT = 2;

export function deal(setup: Setup, rng: Rng): State {
  // rule: house.first
  const first = firstSeat(setup, rng);
  const each = <Item>(make: () => Item): Item[] => Array.from({ length: setup.seats }, make);
  const alone = setup.seats === 1;
  const deck = rng.shuffle(Array.from({ length: SCORE_CARDS }, (_, card) => card));
  const bag = rng.shuffle(fairiesOf(FAIRIES));
  const state: State = {
    step: 'choose',
    // rule: random.cards
    random: setup.options.randomCards === 'on',
    manner: named(MANNERS, setup.options.bach ?? 'printed'),
    first,
    round: 0,
    draft: 0,
    // rule: setup.popular
    popular: draw(bag),
    // rule: setup.contests
    soloist: rng.pick(SOLOISTS),
    // rule: house.duets
    pianist: rng.pick(PIANISTS),
    harpist: rng.pick(HARPISTS),
    bag,
    deck,
    discard: [],
    removed: nobody(),
    hands: each(nobody),
    // rule: bach.setup
    orchestras: [...each(nobody), ...(alone ? [nobody()] : [])],
    scoreCards: each(() => []),
    // rule: setup.score
    dealt: each(() => deck.splice(-DEALT)),
    // rule: bach.setup
    faceDown: alone ? [draw(deck)] : [],
    chosen: each(() => null),
    owed: [],
    offered: [],
  };
  drawHands(state);
  return state;
}

/** Everybody draws the hand of the round. */
// rule: setup.hand
export function drawHands({ hands, bag, round, random }: State, tell?: Tell<Event>): void {
  const count = drawnIn(hands.length, round);
  for (const hand of hands) for (let drawn = 0; drawn < count; drawn++) hand[draw(bag)]++;
  if (!tell) return;
  tell({ is: 'drawn', round, count, seats: hands.length }, 'all', 'none');
  hands.forEach((hand, seat) => {
    tell({ is: 'hand', seat, hand: copyOf(hand), passed: false }, { only: [seat] }, [seat]);
  });
  // rule: random.draw, house.counted
  if (random) tell({ is: 'left', left: countsIn(bag), drawn: countsIn(hands.flatMap(fairiesOf)) }, 'all');
}

export const copy = (state: State): State => ({
  step: state.step,
  random: state.random,
  manner: state.manner,
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
  removed: copyOf(state.removed),
  hands: state.hands.map(copyOf),
  orchestras: state.orchestras.map(copyOf),
  scoreCards: state.scoreCards.map((cards) => cards.slice()),
  dealt: state.dealt.map((cards) => cards.slice()),
  faceDown: state.faceDown.slice(),
  chosen: state.chosen.map((choice) => choice && { ...choice, take: choice.take.slice() }),
  owed: state.owed.slice(),
  offered: state.offered.slice(),
});
