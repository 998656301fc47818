import type { Eyes, Seat } from '../../engine/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Kind, NONE } from './rules/cards.ts';
import { copy } from './rules/deal.ts';
import { knows, type Memory, memoryOf } from './rules/memory.ts';
import { isCard, type State } from './rules/state.ts';

/**
 * The same table with all that these eyes cannot know shuffled: hands and reserves of others but for what was seen on
 * its way there, the deck but for the places that are known, choices made in secret.
 */
export function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const looks = eyes === state.turn ? state.looking : 0;
  const pool: Kind[] = [];
  const hidden = state.deck.map((_, place) => {
    const knower = state.under[place];
    return (knower === undefined || !knows(knower, eyes)) && place < state.deck.length - looks;
  });
  state.deck.forEach((card, place) => {
    if (hidden[place]) pool.push(card);
  });
  const kept = state.hands.map((_, seat) => surely(state, seat, eyes));
  state.hands.forEach((hand, seat) => {
    if (seat !== eyes) pool.push(...without([...hand, ...reserveOf(state, seat)], at(kept, seat).all));
  });
  rng.shuffle(pool);
  other.deck = state.deck.map((card, place) => (hidden[place] ? next(pool) : card));
  state.hands.forEach((hand, seat) => {
    if (seat !== eyes) redeal(other, seat, hand.length, at(kept, seat), pool, rng);
  });
  other.known = state.known.filter((entry) => !isOthersOwn(state, entry, eyes) || rng.below(2) === 0);
  return other;
}

function next(pool: Kind[]): Kind {
  const card = pool.pop();
  if (card === undefined) throw new Error('more cards lie there than are unknown');
  return card;
}

/** What somebody else remembers of a hand, and the open table does not. */
function isOthersOwn({ known }: State, { observer, seat, card, aside }: Memory, eyes: Eyes): boolean {
  const isSame = (entry: Memory): boolean => entry.seat === seat && entry.card === card && entry.aside === aside;
  return observer !== eyes && !known.some((entry) => entry.observer === 'onlooker' && isSame(entry));
}

interface KnownCard {
  readonly hand: readonly Kind[];
  /** In the hand or aside. */
  readonly all: readonly Kind[];
}

function surely(state: State, seat: Seat, eyes: Eyes): KnownCard {
  const memory = memoryOf(state, eyes).filter((entry) => entry.seat === seat);
  const cards = (aside: boolean) => memory.flatMap((entry) => (entry.aside === aside ? [entry.card] : []));
  return { hand: cards(false), all: [...cards(false), ...cards(true)] };
}

const reserveOf = ({ reserves }: State, seat: Seat): readonly Kind[] => reserves.slice(seat, seat + 1).filter(isCard);

function redeal(other: State, seat: Seat, held: number, kept: KnownCard, pool: Kind[], rng: Rng): void {
  const loose = without(kept.all, kept.hand);
  const hides = other.reserves[seat] !== NONE;
  while (kept.hand.length + loose.length < held + (hides ? 1 : 0)) loose.push(next(pool));
  rng.shuffle(loose);
  if (hides) other.reserves[seat] = next(loose);
  const hand = [...kept.hand, ...loose].sort((one, two) => one - two);
  other.hands[seat] = hand;
  if (isCard(other.sealed[seat])) other.sealed[seat] = rng.pick(hand);
}

function without(cards: readonly Kind[], away: readonly Kind[]): Kind[] {
  const left = [...cards];
  for (const card of away) left.splice(left.indexOf(card), 1);
  return left;
}
