import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyKnowledge, AnyMove, AnyView, Seat } from '../engine/game.ts';
import { Rng } from '../engine/rng.ts';
import { type Choice, defineSmallGame, open } from '../engine/small/game.ts';
import { specimenFacts } from '../engine/specimens/kit.ts';
import { Search, type Weighed } from './search.ts';

interface State {
  taken: number[];
}
type Move = Choice<'take'>;
interface Knowledge {
  cutoff?(state: State, from: State): boolean;
  value?(state: State, seat: Seat): number;
  prior?(state: State, seat: Seat, move: Move): number;
}

/** One after the other takes a number of 0 to 3; the higher wins. */
const game = defineSmallGame<State, 'take', never>({
  facts: specimenFacts('higher', { seats: [2, 2], decisions: 2 }),
  steps: { take: { values: [0, 1, 2, 3], rule: 'take' } },
  deal: () => ({ taken: [] }),
  asks: ({ taken }) => (taken.length < 2 ? [open(taken.length, 'take')] : []),
  values: () => [0, 1, 2, 3],
  play: ({ taken }, _seat, { value }) => void taken.push(value),
  hidden: 'none',
  score: ({ taken: [mine = 0, theirs = 0] }) => ({ take: [mine, theirs] }),
});

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

function searched(knowledge: Knowledge, iterations: number, seed = 0, by: AnyGame = game): Weighed[] {
  const view = { taken: [] } as unknown as AnyView;
  const known = { scale: 3, ...knowledge } as unknown as AnyKnowledge;
  const search = new Search({ game: by, knowledge: known, view, seat: 0, seats: 2 }, new Rng(seed, 0, 0));
  search.run(iterations);
  return search.weigh();
}

const taken = (move: AnyMove): number => (move as unknown as Move).value;
const mostVisited = (weighed: readonly Weighed[]): number =>
  taken([...weighed].sort((one, other) => other.visits - one.visits)[0]?.move as AnyMove);

/** What the second seat took in one iteration, in which all it does is play on. */
function answersOf(knowledge: Knowledge): Set<number> {
  const answers = new Set<number>();
  const watched: AnyGame = {
    ...game,
    play(state, seat, move, rng) {
      if (seat === 1) answers.add(taken(move));
      game.play(state, seat, move, rng);
    },
  };
  for (const seed of SEEDS) searched(knowledge, 1, seed, watched);
  return answers;
}

const preferring =
  (favourite: number, weight: number) =>
  (_state: State, _seat: Seat, { value }: Move): number =>
    value === favourite ? weight : 1;

test('without knowledge every move is tried once before any twice, in no order', () => {
  const firsts = SEEDS.map((seed) => mostVisited(searched({}, 1, seed)));
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  for (const seed of SEEDS) expect(searched({}, 4, seed).map(({ visits }) => visits)).toEqual([1, 1, 1, 1]);
});

describe('a prior', () => {
  test('steers the first visits', () => {
    for (const seed of SEEDS) {
      expect(mostVisited(searched({ prior: preferring(1, 7) }, 1, seed))).toBe(1);
      expect(mostVisited(searched({ prior: preferring(1, 7) }, 6, seed))).toBe(1);
    }
  });

  test('gives way to what comes out', () => {
    expect(mostVisited(searched({ prior: preferring(0, 3) }, 400))).toBe(3);
  });

  test('leans how a game is played on', () => {
    expect(answersOf({})).toEqual(new Set([0, 1, 2, 3]));
    const only = (_state: State, seat: Seat, { value }: Move): number => (seat === 0 || value === 2 ? 1 : 0);
    expect(answersOf({ prior: only })).toEqual(new Set([2]));
  });
});

describe('a cutoff', () => {
  const cutoff = (state: State, from: State): boolean => state.taken.length > from.taken.length;

  test('ends the playing on there', () => {
    expect(answersOf({ cutoff, value: () => 0.5 })).toEqual(new Set());
  });

  test('leaves the worth to the estimate, for the seat that moved', () => {
    const value = (state: State, seat: Seat): number => (seat === 0 && state.taken[0] === 2 ? 1 : 0.25);
    const weighed = searched({ cutoff, value }, 60);
    expect(weighed.map((each) => each.value)).toEqual([0.25, 0.25, 1, 0.25]);
    expect(mostVisited(weighed)).toBe(2);
  });

  test('is not needed at the end: there the result counts and no estimate', () => {
    const weighed = searched({ value: () => 0 }, 200);
    expect(mostVisited(weighed)).toBe(3);
  });
});
