import { claim } from '../../engine/claim.ts';
import { defineChecks } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { features, met } from './features.ts';
import { COMPOSER, type Counts, countsIn, FAIRIES, KINDS, LETTERS, markOf, SCORE_CARDS, sumOf } from './rules/cards.ts';
import { type Rule, rules } from './rules/ids.ts';
import { MOVES, TAKES } from './rules/moves.ts';
import { paceOf } from './rules/pace.ts';
import { BACH, type Event, isAlone, isFirstDraft, type Move, type State } from './rules/state.ts';
import { twin } from './twin.ts';

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

/** The same with the own score cards and a foreign one, while they are chosen; after that with a foreign one alone. */
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
