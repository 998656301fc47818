import { expect, test } from 'vitest';
import { canonical } from '../../../engine/equal.ts';
import { Rng } from '../../../engine/rng.ts';
import { dealt, playOn } from './sample.ts';
import { guess, view } from './view.ts';

const VARIANTS = ['standard', 'forked', 'free', 'dark'] as const;

test.each(VARIANTS)('%s: a guess looks the same to the seat that makes it', (variant) => {
  for (let seed = 0; seed < 20; seed++)
    for (let made = 0; made <= 28; made++) {
      const state = playOn(dealt(variant, seed), new Rng(seed, 7, 7), made);
      for (const seat of [0, 1]) {
        const seen = view(state, seat);
        const truth = guess(seen, new Rng(seed, made, 9));
        expect(canonical(view(truth, seat))).toBe(canonical(seen));
      }
    }
});

test('in the dark a guess deals the other side anew', () => {
  const state = playOn(dealt('dark', 3), new Rng(1, 7, 7), 8);
  const seen = view(state, 0);
  const hands = Array.from({ length: 40 }, (_, salt) => canonical(guess(seen, new Rng(salt, 1, 1)).open[1]));
  expect(new Set(hands).size).toBeGreaterThan(10);
});

test('the last cards of a stock are known by subtraction', () => {
  const state = playOn(dealt('standard', 3), new Rng(1, 7, 7), 20);
  for (let salt = 0; salt < 10; salt++) expect(guess(view(state, 0), new Rng(salt, 1, 1)).stock).toEqual(state.stock);
});
