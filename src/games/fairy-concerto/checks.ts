import { claim, defineChecks, type Eyes, type Seat, type Setup } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Card, Counts } from './rules/cards.ts';
import {
  COMPOSER,
  countsIn,
  draw,
  FAIRIES,
  fairiesOf,
  HARPISTS,
  KINDS,
  LETTERS,
  markOf,
  PIANISTS,
  SCORE_CARDS,
  SCORE_MARKS,
  SOLOISTS,
  sumOf,
} from './rules/cards.ts';
import { copy } from './rules/deal.ts';
import { type Rule, rules } from './rules/ids.ts';
import { choices, MOVES, TAKES } from './rules/moves.ts';
import { fewest, HONOURS, isMet, most, pointsByRow, result, takers } from './rules/score.ts';
import { BACH, type Event, isAlone, isFirstDraft, type Move, paceOf, type State } from './rules/state.ts';
import { comesBack, knows } from './rules/view.ts';

export const features: readonly string[] = [
  ...LETTERS.map((letter) => `popular:${letter}`),
  ...SOLOISTS.map((soloist) => `soloist:${soloist}`),
  ...PIANISTS.map((pianist) => `pianist:${pianist}`),
  ...HARPISTS.map((harpist) => `harpist:${harpist}`),
  ...SCORE_MARKS.map((mark) => `kept:${mark}`),
  ...HONOURS.flatMap((honour) => [`honour:${honour} alone`, `honour:${honour} shared`]),
  'honour:at zero',
  'tie:two kinds of most',
  'tie:two kinds of fewest',
  'score card:met',
  'score card:not met',
  ...['off', 'on'].flatMap((randomCards) => [1, 2, 3, 4].map((seats) => `random cards ${randomCards}:${seats}`)),
  'composers:before the dealt card',
  'composers:two in one draft',
  'composers:three in one draft',
  'composers:two of one seat',
  'composers:removed',
  'composers:Bach',
  'hand:came back',
  'hand:one fairy',
  'win:alone',
  'win:shared',
  'win:against Bach',
  'win:Bach',
  'win:Bach by a tie',
];

export function met(state: State, move: Move, events: readonly Event[], setup: Setup): string[] {
  const shown = [
    `popular:${LETTERS[state.popular]}`,
    `soloist:${state.soloist}`,
    `pianist:${state.pianist}`,
    `harpist:${state.harpist}`,
    `random cards ${setup.options.randomCards}:${setup.seats}`,
  ];
  if ('take' in move && state.hands.length > 2 && events.some(({ is }) => is === 'drawn' || is === 'ended')) {
    shown.push('hand:one fairy');
  }
  if (comesBack(state.hands.length, state.draft)) shown.push('hand:came back');
  for (const event of events) shown.push(...featuresOf(event));
  const composers = events.flatMap((event) =>
    event.is === 'revealed' ? event.took.filter((kind) => kind === COMPOSER) : [],
  ).length;
  if (isAlone(state)) {
    if (composers > 1) shown.push('composers:two of one seat');
    if (state.step === 'keep' && at(state.orchestras, 0)[COMPOSER] > 0) shown.push('composers:before the dealt card');
  } else if (composers > 1) shown.push(`composers:${composers === 2 ? 'two' : 'three'} in one draft`);
  if (state.step === 'over') shown.push(...endFeatures(state));
  return shown;
}

function featuresOf(event: Event): string[] {
  switch (event.is) {
    case 'revealed':
      return [
        ...(event.kept === null ? [] : [`kept:${markOf(event.kept)}`]),
        ...(event.removed === COMPOSER ? ['composers:removed'] : []),
      ];
    case 'kept':
      return [`kept:${markOf(event.card)}`];
    case 'bach':
      return event.cards > 0 ? ['composers:Bach'] : [];
    default:
      return [];
  }
}

function endFeatures(state: State): string[] {
  const rows = pointsByRow(state);
  const { points, winners } = result(state);
  return [
    ...HONOURS.map((honour) => `honour:${honour} ${takers(rows[honour]).length > 1 ? 'shared' : 'alone'}`),
    ...(HONOURS.some((honour) => Math.max(...rows[honour]) === 0) ? ['honour:at zero'] : []),
    ...state.orchestras.flatMap(kindTies),
    ...state.scoreCards.flatMap((cards, seat) =>
      cards.map((card) => (isMet(card, at(state.orchestras, seat)) ? 'score card:met' : 'score card:not met')),
    ),
    ...(isAlone(state) ? [endAgainstBach(points)] : [winners.length > 1 ? 'win:shared' : 'win:alone']),
  ];
}

function kindTies(orchestra: Counts): string[] {
  const has = (count: number): boolean => orchestra.filter((other) => other === count).length > 1;
  return [
    ...(has(most(orchestra)) ? ['tie:two kinds of most'] : []),
    ...(has(fewest(orchestra)) ? ['tie:two kinds of fewest'] : []),
  ];
}

function endAgainstBach(points: readonly number[]): string {
  const lead = (points[0] ?? 0) - (points[BACH] ?? 0);
  if (lead === 0) return 'win:Bach by a tie';
  return lead > 0 ? 'win:against Bach' : 'win:Bach';
}

/** Unseen hands, the bag, cards face down and choices made in secret are others. */
export function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const isHidden = (seat: Seat): boolean => !knows(state.hands.length, state.draft, eyes, seat);
  redealFairies(other, isHidden, rng);
  redealCards(other, eyes, rng);
  state.chosen.forEach((choice, seat) => {
    if (choice === null || seat === eyes) return;
    other.chosen[seat] = null;
    other.chosen[seat] = rng.pick(choices(other, seat));
  });
  return other;
}

/** With random cards the bag keeps what it holds, and only its order is another. */
function redealFairies(state: State, isHidden: (seat: Seat) => boolean, rng: Rng): void {
  const hidden = state.hands.flatMap((hand, seat) => (isHidden(seat) ? fairiesOf(hand) : []));
  rng.shuffle(state.bag);
  const pool = rng.shuffle(state.random ? hidden : [...hidden, ...state.bag]);
  state.hands = state.hands.map((hand, seat) =>
    isHidden(seat) ? countsIn(pool.splice(-sumOf(hand), sumOf(hand))) : hand,
  );
  if (!state.random) state.bag = pool;
}

function redealCards(state: State, eyes: Eyes, rng: Rng): void {
  const foreign = (seat: Seat, cards: readonly Card[]): boolean => seat !== eyes && cards.length > 0;
  const isFaceDown = state.step !== 'over';
  const pool = rng.shuffle([
    ...state.deck,
    ...state.dealt.flatMap((cards, seat) => (foreign(seat, cards) ? cards : [])),
    ...(isFaceDown ? state.faceDown : []),
  ]);
  const next = (): Card => draw(pool);
  state.dealt = state.dealt.map((cards, seat) => (foreign(seat, cards) ? cards.map(next) : cards));
  if (isFaceDown) state.faceDown = state.faceDown.map(next);
  state.deck = pool;
}

function census(state: State): Record<string, number> {
  const { bag, hands, orchestras, removed, popular } = state;
  const fairies: readonly Counts[] = [countsIn(bag), ...hands, ...orchestras, removed, countsIn([popular])];
  const count: Record<string, number> = Object.fromEntries(
    KINDS.map((kind) => [LETTERS[kind], fairies.reduce((sum, some) => sum + some[kind], 0)]),
  );
  for (const card of cardsOf(state)) {
    count[markOf(card)] = (count[markOf(card)] ?? 0) + 1;
  }
  return count;
}

const cardsOf = ({ deck, discard, scoreCards, dealt, faceDown, offered }: State): number[] => [
  ...deck,
  ...discard,
  ...scoreCards.flat(),
  ...dealt.flat(),
  ...faceDown,
  ...offered,
];

function holds(state: State): void {
  const cards = cardsOf(state);
  claim(cards.length === SCORE_CARDS && new Set(cards).size === SCORE_CARDS, 'not all score cards are there');
  const counted = census(state);
  claim(
    KINDS.every((kind) => counted[LETTERS[kind]] === FAIRIES[kind]),
    'not all fairies are there',
  );
  const { step, owed, offered, chosen, hands } = state;
  claim((step === 'compose') === owed.length > 0, 'a composer waits at the wrong time');
  claim(offered.length === (step === 'compose' ? 2 : 0), 'a composer draws two score cards');
  claim(step === 'choose' || chosen.every((choice) => choice === null), 'a choice outlived its draft');
  claim(chosen.length === 1 || step === 'over' || chosen.some((choice) => choice === null), 'nobody is waited for');
  claim(hands.length === 2 || sumOf(state.removed) === 0, 'a fairy left the game');
  hands.forEach((_, seat) => {
    holdsAt(state, seat);
  });
  holdsBach(state);
}

function holdsAt(state: State, seat: number): void {
  const { step, dealt, owed, round, draft } = state;
  const seats = state.hands.length;
  const [hand, orchestra] = [at(state.hands, seat), at(state.orchestras, seat)];
  const pace = paceOf(seats);
  const revealed = step !== 'choose';
  const isOpen = isFirstDraft(state) && (!revealed || seats === 1);
  claim(dealt[seat]?.length === (isOpen ? 2 : 0), 'score cards are dealt once, and chosen in the first draft');
  const composers = orchestra[COMPOSER];
  const waiting = owed.filter((owing) => owing === seat).length;
  const cards = (isOpen ? 0 : 1) + composers - waiting;
  claim(state.scoreCards[seat]?.length === cards, 'there are not as many score cards as composers and one');
  const over = step === 'over';
  const before = pace.added.slice(0, round).reduce((total, added) => total + added * pace.drafts, 0);
  const now = (draft + (revealed ? 1 : 0)) * at(pace.added, round);
  claim(sumOf(orchestra) === before + now, 'an orchestra is not as large as the draft makes it');
  const gone = (draft + (revealed ? 1 : 0)) * (seats === 2 ? 2 : at(pace.added, round));
  const left = over || step === 'keep' ? 0 : at(pace.drawn, round) - gone;
  claim(sumOf(hand) === left, 'a hand is not as large as the draft makes it');
  if (over) claim(before + now === 12, 'there are not twelve fairies');
}

function holdsBach(state: State): void {
  const { orchestras, faceDown, hands, step } = state;
  claim(orchestras.length === hands.length + (isAlone(state) ? 1 : 0), 'somebody has no orchestra');
  claim(isAlone(state) === (hands.length === 1), 'Bach plays against one alone');
  claim(step !== 'keep' || (isAlone(state) && isFirstDraft(state)), 'a dealt score card is chosen at the wrong time');
  if (!isAlone(state)) {
    claim(faceDown.length === 0, 'score cards lie face down without Bach');
    return;
  }
  const orchestra = at(orchestras, BACH);
  claim(faceDown.length === 1 + orchestra[COMPOSER], 'Bach has not as many score cards as composers and one');
  if (step === 'over') claim(sumOf(orchestra) === 14, 'Bach has not fourteen fairies');
}

const SINGLES = TAKES.slice(0, KINDS.length);

/** One fairy of every kind or more, removed or not, without a score card; every composer's choice. */
const WISHES: readonly Move[] = [
  ...TAKES.filter((_, place) => place < KINDS.length || place % 3 === 0).map((take) => ({ take })),
  ...SINGLES.flatMap((take) => KINDS.map((remove) => ({ take, remove }))),
  ...MOVES.slice(-SCORE_CARDS),
];

/** The same with one's own score cards and another's, while they are chosen; after that with a foreign one alone. */
function wishes(state: State, seat: number): readonly Move[] {
  const [keep = 0] = state.deck;
  const cards = state.dealt[seat] ?? [];
  if (cards.length === 0) return [...WISHES, ...SINGLES.map((take) => ({ take, keep }))];
  return [
    ...WISHES,
    ...SINGLES.flatMap((take) => [...cards, keep].map((card) => ({ take, keep: card }))),
    ...SINGLES.flatMap((take) => KINDS.flatMap((remove) => cards.map((card) => ({ take, remove, keep: card })))),
  ];
}

const saidOnly: Readonly<Partial<Record<Rule, string>>> = {
  'orchestra.aim': 'a summary',
  'setup.honours': 'there are enough for all who tie',
  'score.example': 'an example',
};

export const checks = defineChecks<State, Move, Event>({ rules, saidOnly, census, holds, wishes, twin, features, met });
