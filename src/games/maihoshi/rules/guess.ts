import type { Eyes, Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import { COPIES, KINDS, type Kind, NONE } from './cards.ts';
import { SAYO } from './geisha.ts';
import { insert } from './hand.ts';
import { entriesOf, ONLOOKER } from './memory.ts';
import { CHOSEN, HIDDEN, type Known, type State, type View } from './state.ts';

const LOWEST_CARD = 0;

/** How many of each kind these eyes cannot place. */
function unseen(seen: View): number[] {
  const left = COPIES.slice();
  const away = (card: Kind): void => {
    if (card >= LOWEST_CARD) left[card] = (left[card] as number) - 1;
  };
  for (const hand of seen.hands) hand?.forEach(away);
  for (const row of seen.guests) row.forEach(away);
  for (const row of seen.publicity) row.forEach(away);
  seen.reserves.forEach(away);
  seen.discard.forEach(away);
  seen.looked?.forEach(away);
  const looked = seen.looked?.length ?? 0;
  for (let at = 0; at < seen.under.length && at < seen.deck - looked; at++) away(seen.under[at]?.card ?? NONE);
  for (const { seat, card } of memory(seen)) if (!seen.hands[seat]) away(card);
  return left;
}

/** A seat remembers at least what everybody does; the open table nothing else. */
const memory = (seen: View): readonly Known[] =>
  seen.hands.some((hand) => hand !== null) ? seen.known : seen.knownToAll;

/**
 * Deals anew what these eyes cannot know: what they remember of a hand stays in it, or may be its reserve where that
 * was laid since; cards known under the deck keep their places.
 */
export function guess(seen: View, eyes: Eyes, rng: Rng): State {
  const pool: Kind[] = [];
  const left = unseen(seen);
  for (let card = 0; card < KINDS; card++) for (let count = left[card] as number; count > 0; count--) pool.push(card);
  rng.shuffle(pool);
  const next = (): Kind => pool.pop() ?? NONE;
  const remembered = memory(seen);
  const hands: Kind[][] = [];
  const reserves = seen.reserves.slice();
  for (let seat = 0; seat < seen.hands.length; seat++) {
    const own = seen.hands[seat];
    if (own) hands.push(own.slice());
    else hands.push(guessHand(seen, seat, remembered, reserves, next, rng));
  }
  const sealed = seen.sealed.map((card, seat) => (card === CHOSEN ? guessSeal(seen, seat, hands, rng) : card));
  const deck = guessDeck(seen, next);
  return {
    mode: seen.mode,
    tokensOpen: seen.tokensOpen,
    stage: seen.stage,
    round: seen.round,
    starter: seen.starter,
    turn: seen.turn,
    geisha: seen.geisha.slice(),
    spent: seen.spent.slice(),
    closed: seen.closed.slice(),
    hands,
    reserves,
    sealed,
    guests: seen.guests.map((row) => row.slice()),
    publicity: seen.publicity.map((row) => row.slice()),
    reputation: seen.reputation.slice(),
    deck,
    under: seen.under.map(({ knowers }) => knowers),
    looking: seen.looking,
    discard: seen.discard.slice(),
    known: guessKnown(seen, eyes),
    steps: seen.steps.slice(),
    business: seen.business,
    acted: seen.acted,
    rested: seen.rested,
    revealed: seen.revealed,
    fresh: seen.fresh,
    extra: seen.extra,
    idle: seen.idle,
    lap: seen.lap,
    lapBy: seen.lapBy,
    lapCause: seen.lapCause,
    owed: seen.owed.slice(),
    ended: seen.ended,
    endedBy: seen.endedBy,
    ready: seen.ready.slice(),
    bonus: seen.bonus.slice(),
    tokens: seen.tokens.map((_, seat) => seen.rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
    rounds: seen.rounds.slice(),
  };
}

/** What others know of hands beyond what this seat and the open table do changes nothing that this seat could see. */
function guessKnown(seen: View, eyes: Eyes): number[] {
  if (seen.known.length === 0 && seen.knownToAll.length === 0) return [];
  const known = entriesOf(seen.knownToAll, ONLOOKER);
  for (let seat: Seat = 0; seat < seen.hands.length; seat++) {
    const memories = seat === eyes ? seen.known : seen.knownToAll.filter((entry) => entry.seat !== seat);
    known.push(...entriesOf(memories, seat));
  }
  return known;
}

/** A hidden reserve is any card but those that are surely in the hand. */
function guessHand(
  seen: View,
  seat: Seat,
  remembered: readonly Known[],
  reserves: Kind[],
  next: () => Kind,
  rng: Rng,
): Kind[] {
  const hand: Kind[] = [];
  const loose: Kind[] = [];
  for (const entry of remembered) {
    if (entry.seat !== seat) continue;
    if (entry.aside) loose.push(entry.card);
    else insert(hand, entry.card);
  }
  const hides = reserves[seat] === HIDDEN;
  const count = (seen.held[seat] as number) + (hides ? 1 : 0);
  while (hand.length + loose.length < count) loose.push(next());
  if (hides) {
    const at = rng.below(loose.length);
    reserves[seat] = loose[at] as Kind;
    loose[at] = loose[loose.length - 1] as Kind;
    loose.length--;
  }
  for (const card of loose) insert(hand, card);
  return hand;
}

function guessSeal(seen: View, seat: Seat, hands: readonly (readonly Kind[])[], rng: Rng): Kind {
  const hand = hands[seat] as readonly Kind[];
  const at = rng.below(hand.length + 1);
  return seen.geisha[seat] === SAYO ? NONE : (hand[at] ?? NONE);
}

function guessDeck({ deck, under, looked }: View, next: () => Kind): Kind[] {
  const cards: Kind[] = [];
  const top = deck - (looked?.length ?? 0);
  for (let at = 0; at < top; at++) {
    const card = under[at]?.card ?? HIDDEN;
    cards.push(card === HIDDEN ? next() : card);
  }
  if (looked) cards.push(...looked);
  return cards;
}
