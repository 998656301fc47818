import { type Eyes, perView, type Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { COPIES, type Kind, NONE, neverReserves } from './cards.ts';
import { insert, lookedAt } from './house.ts';
import { asMemory, knows, type Memory, memoryOf, rowsOf, stateOf } from './memory.ts';
import { HIDDEN, isCard, NOT_YET, type Reserve, type Sealed, type State, type View } from './state.ts';

export function view(state: State, eyes: Eyes): View {
  const knownToAll = memoryOf(state, 'onlooker');
  return {
    mode: state.mode,
    tokensOpen: state.tokensOpen,
    stage: state.stage,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    geisha: state.geisha.slice(),
    served: state.served.slice(),
    spent: state.spent.slice(),
    closed: state.closed.slice(),
    guests: rowsOf(state.guests),
    publicity: rowsOf(state.publicity),
    reputation: state.reputation.slice(),
    looking: state.looking,
    // rule: piles.discard
    discard: state.discard.slice(),
    steps: state.steps.slice(),
    business: state.business,
    acted: state.acted,
    rested: state.rested,
    revealed: state.revealed,
    fresh: state.fresh,
    extra: state.extra,
    idle: state.idle,
    lap: state.lap,
    lapBy: state.lapBy,
    lapCause: state.lapCause,
    owed: state.owed.slice(),
    ended: state.ended,
    endedBy: state.endedBy,
    ready: state.ready.slice(),
    bonus: state.bonus.slice(),
    rounds: state.rounds.slice(),
    // rule: secret.hands
    hands: state.hands.map((hand, seat) => (seat === eyes ? [...hand] : null)),
    held: state.hands.map((hand) => hand.length),
    // rule: secret.hands
    reserves: state.reserves.map((card, seat) => (seat === eyes || card === NONE ? card : HIDDEN)),
    sealed: state.sealed.map((card, seat) => (seat === eyes || card === NOT_YET ? card : HIDDEN)),
    deck: state.deck.length,
    // rule: secret.deck
    under: state.under.map((knower, place): View['under'][number] => ({
      card: knows(knower, eyes) ? at(state.deck, place) : HIDDEN,
      knower,
    })),
    looked: eyes === state.turn && state.looking > 0 ? lookedAt(state) : null,
    known: eyes === 'onlooker' ? knownToAll : memoryOf(state, eyes),
    knownToAll,
    // rule: secret.hands
    tokens: state.tokens.map((count, seat) =>
      seat === eyes || state.tokensOpen || state.stage === 'over' ? count : null,
    ),
  };
}

/** A hand and a reserve are seen by their owner alone, and cards of the deck by the players who looked at or buried them. */
export const conceals = ({ held, reserves, under, turn, looking }: View, seat: Seat): boolean =>
  (held[seat] ?? 0) > 0 ||
  reserves[seat] !== NONE ||
  (seat === turn && looking > 0) ||
  under.some(({ knower }) => knower === seat);

/** How many of each kind these eyes cannot place. */
export function unseen(seen: View): number[] {
  const left = COPIES.slice();
  const away = (card: Sealed | typeof HIDDEN | undefined): void => {
    if (isCard(card)) left[card] = at(left, card) - 1;
  };
  for (const hand of seen.hands) hand?.forEach(away);
  for (const row of seen.guests) row.forEach(away);
  for (const row of seen.publicity) row.forEach(away);
  seen.reserves.forEach(away);
  seen.discard.forEach(away);
  seen.looked?.forEach(away);
  const looked = seen.looked?.length ?? 0;
  for (let place = 0; place < seen.under.length && place < seen.deck - looked; place++) away(seen.under[place]?.card);
  for (const { seat, card } of seen.known) if (!seen.hands[seat]) away(card);
  return left;
}

/** The same, card by card. */
const unplaced = perView((seen: View): readonly Kind[] =>
  unseen(seen).flatMap((count, card) => new Array<Kind>(count).fill(card)),
);

/** From cards in an order that nobody knows. */
function next(pool: Kind[]): Kind {
  const card = pool.pop();
  if (card === undefined) throw new Error('all cards are placed');
  return card;
}

/**
 * Deals anew what these eyes cannot know: what they remember of a hand stays in it, or may be its reserve where that
 * was laid since; cards known under the deck keep their places.
 */
export function guess(seen: View, eyes: Eyes, rng: Rng): State {
  const pool = rng.shuffle(unplaced(seen).slice());
  const hands: Kind[][] = [];
  const reserves: Reserve[] = [];
  for (let seat = 0; seat < seen.hands.length; seat++) {
    const own = seen.hands[seat];
    const laid = seen.reserves[seat] ?? NONE;
    const { hand, reserve } =
      own && laid !== HIDDEN ? { hand: own.slice(), reserve: laid } : guessHand(seen, seat, laid, pool, rng);
    hands.push(hand);
    reserves.push(reserve);
  }
  const sealed = seen.sealed.map((card, seat) =>
    card === HIDDEN ? guessSeal(seen, seat, at(hands, seat), rng) : card,
  );
  return stateOf(seen, {
    hands,
    reserves,
    sealed,
    deck: guessDeck(seen, pool),
    under: seen.under.map(({ knower }) => knower),
    known: guessKnown(seen, eyes),
    tokens: seen.tokens.map((_, seat) => seen.rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
  });
}

/** What others know of hands beyond what this seat and the open table do changes nothing that this seat could see. */
function guessKnown(seen: View, eyes: Eyes): Memory[] {
  if (seen.known.length === 0 && seen.knownToAll.length === 0) return [];
  const known = asMemory(seen.knownToAll, 'onlooker');
  for (let seat: Seat = 0; seat < seen.hands.length; seat++) {
    const memories = seat === eyes ? seen.known : seen.knownToAll.filter((entry) => entry.seat !== seat);
    known.push(...asMemory(memories, seat));
  }
  return known;
}

/** A hidden reserve is any card but those that are surely in the hand. */
function guessHand(
  seen: View,
  seat: Seat,
  laid: Reserve | typeof HIDDEN,
  pool: Kind[],
  rng: Rng,
): { readonly hand: Kind[]; readonly reserve: Reserve } {
  const hand: Kind[] = [];
  const loose: Kind[] = [];
  for (const entry of seen.known) {
    if (entry.seat !== seat) continue;
    if (entry.aside) loose.push(entry.card);
    else insert(hand, entry.card);
  }
  const hides = laid === HIDDEN;
  const count = at(seen.held, seat) + (hides ? 1 : 0);
  while (hand.length + loose.length < count) loose.push(next(pool));
  let reserve = hides ? NONE : laid;
  if (hides) {
    const which = rng.below(loose.length);
    reserve = at(loose, which);
    loose[which] = at(loose, loose.length - 1);
    loose.pop();
  }
  for (const card of loose) insert(hand, card);
  return { hand, reserve };
}

function guessSeal(seen: View, seat: Seat, hand: readonly Kind[], rng: Rng): Reserve {
  const card = hand[rng.below(hand.length + 1)] ?? NONE;
  return neverReserves(seen.geisha[seat]) ? NONE : card;
}

function guessDeck({ deck, under, looked }: View, pool: Kind[]): Kind[] {
  if (under.length === 0 && looked === null && pool.length === deck) return pool.reverse();
  const cards: Kind[] = [];
  const top = deck - (looked?.length ?? 0);
  for (let place = 0; place < top; place++) {
    const card = under[place]?.card;
    cards.push(isCard(card) ? card : next(pool));
  }
  if (looked) cards.push(...looked);
  return cards;
}
