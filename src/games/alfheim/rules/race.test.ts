import { expect, test } from 'vitest';
import { oneShort } from './calls.ts';
import { SETS } from './fairies.ts';
import { fieldFrom, positionOf, withFairy } from './sample.ts';
import { view } from './view.ts';

const shortIn = (state: Parameters<typeof view>[0]) => SETS.map((set) => oneShort(view(state, 'onlooker'), set));

test('who is one fairy short of an expert card is in the race for it, and nobody who is two short', () => {
  expect(shortIn(positionOf(fieldFrom('AB'), {}))).toEqual([[], [], []]);
  const king = withFairy(fieldFrom('AB'), 'king', -1, 0, -1, 1);
  expect(shortIn(positionOf(king, {}))).toEqual([[0], [], []]);
  const one = withFairy(fieldFrom('AB'), 'fairy1', -1, 0, -1, 1);
  expect(shortIn(positionOf(one, {}))).toEqual([[], [], []]);
  expect(shortIn(positionOf(withFairy(one, 'fairy3', 2, 0, 2, 1), {}))).toEqual([[], [0], []]);
});

test('who holds the Tomte is one short of his card', () => {
  const field = { ...fieldFrom('AB'), tomte: 0 };
  expect(shortIn(positionOf(field, {}))).toEqual([[], [], [0]]);
});
