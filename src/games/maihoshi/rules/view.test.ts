import { expect, test } from 'vitest';
import type { Kind } from './cards.ts';
import { asks } from './legal.ts';
import { learn } from './memory.ts';
import { act, dealt, kindsOf, positionOf } from './sample.ts';
import { conceals, view } from './view.ts';

const hides = (state: ReturnType<typeof positionOf>, seat: number): boolean => conceals(view(state, 'onlooker'), seat);

test('whoever is asked on the open table for a card more has a hand to look at', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['hikeshi-red'],
    reserves: ['', 'okappiki-red'],
    publicity: ['', 'suri-red'],
  });
  act(state, 'guest hikeshi-red');
  expect(asks(state)).toEqual([{ seat: 1, step: 'settle', cover: 'open' }]);
  expect(hides(state, 1)).toBe(true);
  expect(hides(state, 0)).toBe(false);
});

test('whoever has gone out has nothing to look at while another takes a card back, whatever was known and is drawn', () => {
  const state = positionOf({
    geisha: ['hiougi', 'seoto', 'yukishiro'],
    hands: ['hikeshi-red', 'kuge', 'suri-red'],
    reserves: ['', 'okappiki-red', 'chokushi'],
    publicity: ['', 'suri-red', 'suri-blue'],
  });
  const [kuge, buried] = kindsOf('kuge hikeshi-blue');
  learn(state, 1, kuge as Kind, 0);
  state.deck.push(buried as Kind);
  state.under = state.deck.map(() => 0);
  act(state, 'guest hikeshi-red');
  expect([state.stage, view(state, 0).known]).toEqual(['settle', []]);
  act(state, 'top');
  state.under = [];
  expect(state.stage).toBe('settle');
  expect(hides(state, 0)).toBe(false);
  expect(view(state, 0).known).toEqual(view(state, 'onlooker').known);
});

test('so are cards that one seat alone knows under the deck', () => {
  const state = positionOf({
    geisha: ['sayo', 'seoto'],
    hands: ['ekisha kamiyui-red'],
    deck: 'suri-red suri-blue kuge hikeshi-red',
  });
  act(state, 'guest ekisha', 'use', 'take kuge', 'bury suri-red suri-blue', 'discard kuge');
  state.hands.fill([]);
  expect(hides(state, 0)).toBe(true);
  expect(hides(state, 1)).toBe(false);
});

test('whoever has gone out has nothing to look at, whatever they knew of other hands', () => {
  const state = positionOf({ geisha: ['hiougi', 'seoto', 'tokiwa'], hands: ['hikeshi-red', 'kuge'] });
  const [kuge] = kindsOf('kuge');
  learn(state, 1, kuge as Kind, 0);
  expect(view(state, 0).known).toHaveLength(1);
  act(state, 'guest hikeshi-red');
  expect(state.stage).toBe('counted');
  expect(hides(state, 0)).toBe(false);
  expect(view(state, 0).known).toEqual(view(state, 'onlooker').known);
});

test('whoever has gone out with an effect yet to use has nothing to look at, and with new cards knows no more than that', () => {
  const state = positionOf({
    geisha: ['sayo', 'hiougi', 'seoto'],
    hands: ['ekisha', 'kuge', 'suri-red hikeshi-red'],
    deck: 'suri-blue chokushi hikeshi-blue',
  });
  const [suri, hikeshi] = kindsOf('suri-red hikeshi-red');
  learn(state, 2, suri as Kind, 0);
  learn(state, 2, suri as Kind, 1);
  learn(state, 2, hikeshi as Kind, 'everybody');
  expect(view(state, 0).known).toHaveLength(2);
  act(state, 'guest ekisha');
  const told = view(state, 'onlooker').known;
  expect(told).toHaveLength(1);
  expect(hides(state, 0)).toBe(false);
  expect(view(state, 0).known).toEqual(told);
  // Who sits with a card in hand remembers.
  expect(view(state, 1).known).toHaveLength(2);
  act(state, 'use', 'take chokushi');
  expect(state.hands[0]).not.toEqual([]);
  expect(view(state, 0).known).toEqual(told);
});

test('a reserve is hidden too, and before the deal nothing is', () => {
  const reserve = positionOf({ geisha: ['hiougi', 'seoto'], hands: [''], reserves: ['kuge'] });
  expect(hides(reserve, 0)).toBe(true);
  const chosen = dealt({ geisha: 'chosen' });
  expect(asks(chosen)[0]).toMatchObject({ step: 'geisha', cover: 'open' });
  expect([0, 1, 2].map((seat) => hides(chosen, seat))).toEqual([false, false, false]);
});
