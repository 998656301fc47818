import type { Eyes, Seat } from '../../engine/ids.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Kind, NONE } from './rules/cards.ts';
import { copy } from './rules/deal.ts';
import { bitOf, memoryOf, ONLOOKER, observerIn, observerOf } from './rules/memory.ts';
import { NOT_YET, type State } from './rules/state.ts';

/**
 * The same table with all that these eyes cannot know shuffled: hands and reserves of others but for what was seen on
 * its way there, the deck but for the places that are known, choices made in secret.
 */
export function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const observer = observerOf(eyes);
  const looks = eyes === state.turn ? state.looking : 0;
  const pool: Kind[] = [];
  const hidden = state.deck.map(
    (_, at) => ((state.under[at] ?? 0) & bitOf(observer)) === 0 && at < state.deck.length - looks,
  );
  state.deck.forEach((card, at) => {
    if (hidden[at]) pool.push(card);
  });
  const kept = state.hands.map((_, seat) => surely(state, seat, observer));
  state.hands.forEach((hand, seat) => {
    if (seat !== eyes) pool.push(...without([...hand, ...reserveOf(state, seat)], kept[seat]?.all ?? []));
  });
  rng.shuffle(pool);
  other.deck = state.deck.map((card, at) => (hidden[at] ? (pool.pop() as Kind) : card));
  state.hands.forEach((hand, seat) => {
    if (seat !== eyes) redeal(other, seat, hand.length, kept[seat] ?? { hand: [], all: [] }, pool, rng);
  });
  other.known = state.known.filter((entry) => !isOthersOwn(state, entry, observer) || rng.below(2) === 0);
  return other;
}

/** What somebody else remembers of a hand, and the open table does not. */
function isOthersOwn({ known }: State, entry: number, eyes: Seat): boolean {
  const observer = observerIn(entry);
  return observer !== eyes && !known.includes(entry - observer + ONLOOKER);
}

interface KnownCard {
  readonly hand: readonly Kind[];
  /** In the hand or aside. */
  readonly all: readonly Kind[];
}

function surely(state: State, seat: Seat, observer: Seat): KnownCard {
  const memory = memoryOf(state, observer).filter((entry) => entry.seat === seat);
  const cards = (aside: boolean) => memory.flatMap((entry) => (entry.aside === aside ? [entry.card] : []));
  return { hand: cards(false), all: [...cards(false), ...cards(true)] };
}

const reserveOf = (state: State, seat: Seat): readonly Kind[] =>
  state.reserves[seat] === NONE ? [] : [state.reserves[seat] as Kind];

function redeal(other: State, seat: Seat, held: number, kept: KnownCard, pool: Kind[], rng: Rng): void {
  const loose = without(kept.all, kept.hand);
  const hides = other.reserves[seat] !== NONE;
  while (kept.hand.length + loose.length < held + (hides ? 1 : 0)) loose.push(pool.pop() as Kind);
  rng.shuffle(loose);
  if (hides) other.reserves[seat] = loose.pop() as Kind;
  const hand = [...kept.hand, ...loose].sort((one, two) => one - two);
  other.hands[seat] = hand;
  const choice = other.sealed[seat] ?? NOT_YET;
  if (choice !== NOT_YET && choice !== NONE) other.sealed[seat] = rng.pick(hand);
}

function without(cards: readonly Kind[], away: readonly Kind[]): Kind[] {
  const left = [...cards];
  for (const card of away) left.splice(left.indexOf(card), 1);
  return left;
}
