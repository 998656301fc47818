import { expect, test } from 'vitest';
import type { Offer } from '../../../engine/game.ts';
import { kindOfMark, SUN } from '../rules/cards.ts';
import { cellAt } from '../rules/grid.ts';
import { moves } from '../rules/moves.ts';
import { positionOf } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { choiceOf, type Half, numbered } from './Board.tsx';

const NOTHING: Half = { at: null, order: [] };
const offersOf = (state: State): Offer<Move>[] => moves(state, SUN).map((move) => ({ move, foresight: [] }));
const choose = (state: State, selected: Move | null, half = NOTHING) =>
  choiceOf(view(state, SUN), offersOf(state), selected, half);

test('in the standard game the left-most card is meant for every place', () => {
  const choice = choose(positionOf(['*ring'], { sun: 'S1 S2 s|' }), null);
  expect(choice).toMatchObject({ is: 'place', free: false, card: kindOfMark('S1'), ghost: null });
  expect(choice.legal.size).toBe(4);
  expect([0, 1, 2].map((at) => choice.mark(at))).toEqual(['next', null, null]);
});

test('where there is a choice the tapped card is meant, and of two alike only that one is marked', () => {
  const forked = positionOf(['*ring'], { variant: 'dark', sun: 'S1 S1 s|' });
  expect([0, 1, 2].map((at) => choose(forked, null).mark(at))).toEqual(['chosen', null, null]);
  const second = choose(forked, null, { at: 1, order: [] });
  expect([0, 1, 2].map((at) => second.mark(at))).toEqual([null, 'chosen', null]);
  expect(choose(forked, null, { at: 2, order: [] }).card).toBe(kindOfMark('s|'));
});

test('the selected offer lies in the forest as a ghost, and keeps its card chosen', () => {
  const move = { place: cellAt(0, 1), card: kindOfMark('s|') };
  const choice = choose(positionOf(['*ring'], { variant: 'forked', sun: 'S1 s|' }), move);
  expect(choice.ghost).toEqual({ cell: move.place, card: move.card });
  expect(choice.card).toBe(move.card);
});

test('an exchange marks what goes back, an order gives its numbers', () => {
  const exchanging = positionOf(['*ring'], { step: 'exchange', sun: 'S1 S2 s|' });
  const back = choose(exchanging, { exchange: [0, 2] });
  expect([0, 1, 2].map((at) => back.mark(at))).toEqual(['back', null, 'back']);
  const ordering = positionOf(['*ring'], { step: 'order', sun: 'S1 S2 s|' });
  const half = choose(ordering, null, { at: null, order: [2] });
  expect([0, 1, 2].map((at) => half.mark(at))).toEqual([null, null, 1]);
  const whole = choose(ordering, { order: [2, 0, 1] });
  expect([0, 1, 2].map((at) => whole.mark(at))).toEqual([2, 3, 1]);
});

test('the number of the only card goes by a second tap, a whole order begins anew, and put down it leaves none', () => {
  expect(numbered([], 2)).toEqual([2]);
  expect(numbered([2], 0)).toEqual([2, 0]);
  expect(numbered([2], 2)).toEqual([]);
  expect(numbered([2, 0, 1], 0)).toEqual([0]);
  const ordering = positionOf(['*ring'], { step: 'order', sun: 'S1 S2 s|' });
  const down = choose(ordering, null, { at: null, order: [2, 0] });
  expect([0, 1, 2].map((at) => down.mark(at))).toEqual([null, null, null]);
});

test('nothing is chosen while nobody here decides', () => {
  const choice = choiceOf(view(positionOf(['*ring']), 'onlooker'), [], null, NOTHING);
  expect(choice).toMatchObject({ is: 'none', card: null, free: false });
});
