import { claim, defineChecks, type Eyes, type Seat } from '../../engine/game.ts';
import { at, sum, without } from '../../engine/lists.ts';
import type { Rng } from '../../engine/rng.ts';
import { features, met } from './features.ts';
import { CARDS, cardId, DECK, GEISHA, type Kind, NONE, neverReserves, PUBLICITY } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import { type Rule, rules } from './rules/ids.ts';
import { copy } from './rules/index.ts';
import { knows, type Memory, memoryOf } from './rules/memory.ts';
import {
  ADVERTISE,
  ASIDE,
  BURY,
  CHOOSE,
  DECLINE,
  DISCARD,
  DRAW,
  END,
  GUEST,
  INTRODUCE,
  type Move,
  PLACE,
  READY,
  RECALL,
  REST,
  REVEAL,
  TAKE,
  TARGET,
  TOP,
  USE,
} from './rules/moves.ts';
import { handSize, isCard, type Reserve, type State } from './rules/state.ts';

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

/** What another player remembers of a hand, and the open table does not. */
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

function census(state: State): Record<string, number> {
  const counts = CARDS.map(() => 0);
  const count = (card: Reserve): void => {
    if (card !== NONE) counts[card] = (counts[card] ?? 0) + 1;
  };
  const { deck, discard, hands, guests, publicity, reserves } = state;
  for (const pile of [deck, discard, reserves, ...hands, ...guests, ...publicity]) pile.forEach(count);
  return Object.fromEntries(counts.map((held, card) => [cardId(card), held]));
}

function holds(state: State): void {
  const { deck, stage, hands, geisha, lap, steps } = state;
  const rows = [deck, state.discard, ...hands, ...state.guests, ...state.publicity];
  const total = sum(rows.map(({ length }) => length)) + state.reserves.filter((card) => card !== NONE).length;
  claim(total === DECK.length, `there are ${total} cards`);
  const engaged = geisha.filter((each) => each !== null);
  claim(new Set(engaged).size === engaged.length, 'a geisha is at the table twice');
  claim(stage === 'geisha' || engaged.length === hands.length, 'somebody has no geisha');
  claim(state.under.length <= deck.length, 'more is known of the deck than there is');
  claim(state.looking <= Math.min(3, deck.length), 'more cards are looked at than there are');
  claim(lap !== 'none' || state.idle < hands.length, 'nobody has done anything for too long');
  if (stage === 'turn' && lap === 'none') claim(deck.length > 0, 'the deck is empty and no lap is called');
  if (stage !== 'turn') claim(steps.length === 0, 'a step outlived its turn');
  if (stage === 'settle') claim(state.owed.length > 0, 'nobody is owed anything');
  if (stage === 'counted') {
    claim(state.rounds.length === state.round, 'what is looked at was not counted');
    claim(state.ready.includes(false), 'all are ready and nothing is dealt');
  }
  hands.forEach((_, seat) => {
    holdsAt(state, seat);
    holdsMemory(state, seat);
  });
}

function holdsAt(state: State, seat: Seat): void {
  const { stage, mode, round, lap, turn } = state;
  const hand = state.hands[seat] ?? [];
  claim(
    hand.every((card, place) => place === 0 || at(hand, place - 1) <= card),
    'a hand is not sorted',
  );
  const undealt = stage === 'geisha' && mode === 'chosen';
  if (stage === 'geisha' || stage === 'reserve') {
    claim(hand.length === (undealt ? 0 : handSize(round)), 'a first hand has another size');
    claim(state.guests[seat]?.length === 0 && state.publicity[seat]?.length === 0, 'a round begins with cards laid');
  }
  const has = state.reserves[seat] !== NONE;
  claim(!has || !neverReserves(state.geisha[seat]), 'Sayo has a reserve');
  const geisha = at(state.geisha, seat);
  const own = geisha === null ? [0, 0, 0] : GEISHA[geisha];
  const reputation = own.map((base, colour) =>
    (state.publicity[seat] ?? []).reduce((sum, card) => sum + (PUBLICITY[card]?.[colour] ?? 0), base),
  );
  claim(reputation.join() === state.reputation.slice(3 * seat, 3 * seat + 3).join(), 'a reputation is not what it is');
  if (stage === 'turn') {
    const resolving = seat === turn && state.business !== 'none';
    claim(resolving || has || hand.length > 0, 'somebody is out and the round goes on');
    if (lap === 'none') claim((state.guests[seat]?.length ?? 0) < handSize(round), 'enough guests and no lap');
  }
  const scored = state.rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  claim(scored === state.tokens[seat], 'tokens are not those of the rounds');
}

/** Whatever an observer is sure of is so. */
function holdsMemory(state: State, observer: Seat): void {
  for (const eyes of [observer, 'onlooker'] as const) {
    const hands = state.hands.map((hand) => [...hand]);
    const memory = memoryOf(state, eyes).sort((one, other) => Number(one.aside) - Number(other.aside));
    for (const { seat, card, aside } of memory) {
      const hand = hands[seat] ?? [];
      if (aside && !hand.includes(card) && state.reserves[seat] === card) hand.push(card);
      claim(hand.includes(card), `somebody remembers ${cardId(card)} where it is not`);
      hand.splice(hand.indexOf(card), 1);
    }
  }
}

/** Guests of every name, one's own hand in every verb, and whatever belongs to another step. */
function wishes(state: State, seat: Seat): readonly Move[] {
  const hand = [...new Set([...(state.hands[seat] ?? []), ...(state.publicity[seat] ?? []), seat, 40 + seat])];
  const verbs = [GUEST, INTRODUCE, ASIDE, PLACE, DISCARD, TAKE, RECALL];
  const [first = 0] = hand;
  return [
    ...CARDS.flatMap((_, card) => (card % 4 === seat % 4 && !hand.includes(card) ? [at(GUEST, card)] : [])),
    ...verbs.slice(0, 2).flatMap((verb) => hand.map((card) => at(verb, card))),
    ...verbs.slice(2).map((verb) => at(verb, first)),
    ...CHOOSE,
    ...TARGET.slice(0, state.hands.length),
    ...ADVERTISE.slice(1),
    ...DRAW,
    ...[USE, DECLINE, REVEAL, REST, END, TOP, READY],
    at(at(BURY, first), first),
  ];
}

/** Thirty tables, and games of hundreds of decisions: a few random games at each take minutes. */
const percent = 20;

const saidOnly: Readonly<Partial<Record<Rule, string>>> = {
  'guest.stays': 'nothing asks for a requirement again',
  'score.example': 'an example',
};

export const checks = defineChecks<State, Move, Event>({
  rules,
  saidOnly,
  census,
  holds,
  wishes,
  twin,
  percent,
  features,
  met,
});
