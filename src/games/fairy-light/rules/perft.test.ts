import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import { dealt, playOn } from './sample.ts';
import { copy, type State } from './state.ts';

/** How many ways there are to go on so far. */
function ways(state: State, depth: number): number {
  const [ask] = asks(state);
  if (depth === 0 || !ask) return 1;
  let sum = 0;
  for (const move of moves(state, ask.seat)) {
    const next = copy(state);
    play(next, ask.seat, move, new Rng(1, 1, depth));
    sum += ways(next, depth - 1);
  }
  return sum;
}

const fromDeal = (variant: 'standard' | 'forked' | 'free' | 'dark', depths: readonly number[]): number[] =>
  depths.map((depth) => ways(dealt(variant), depth));

test('from a fixed deal there are as many ways on as there were when this was written', () => {
  expect(fromDeal('standard', [1, 2, 3, 4, 5])).toEqual([8, 52, 384, 2112, 9216]);
  expect(fromDeal('forked', [1, 2, 3, 4])).toEqual([4, 16, 128, 1344]);
  expect(fromDeal('free', [1, 2, 3])).toEqual([24, 864, 33792]);
  expect(fromDeal('dark', [1, 2, 3, 4])).toEqual([8, 64, 512, 7680]);
});

test('and so there are after the exchange of a fixed game, and in its open end', () => {
  const opening = playOn(dealt('standard'), new Rng(2, 2, 2), 4);
  expect([1, 2, 3, 4, 5].map((depth) => ways(opening, depth))).toEqual([4, 24, 176, 1504, 14496]);
  const end = playOn(dealt('standard'), new Rng(2, 2, 2), 20);
  expect([1, 2, 3, 4, 5, 6].map((depth) => ways(end, depth))).toEqual([7, 45, 258, 1266, 5040, 15120]);
});
