import { expect, test } from 'vitest';
import type { Offer } from '../../engine/game.ts';
import { carried, type LayOf, turned, waysAt } from './ways.ts';

type Move = readonly [place: string, turn: number] | 'pass';
const layOf: LayOf<Move, string> = (move) => (move === 'pass' ? null : { place: move[0], turn: move[1] });
const MOVES: readonly Move[] = [['a', 0], ['b', 1], 'pass', ['a', 1], ['a', 3], ['c', 2]];
const offers: readonly Offer<Move>[] = MOVES.map((move) => ({ move, foresight: [] }));
const at = (place: string) => waysAt(offers, layOf, place);
const moves = (ways: readonly Offer<Move>[]) => ways.map(({ move }) => move);

test('the ways of a place are its own, in the order they are offered', () => {
  expect(moves(at('a'))).toEqual([
    ['a', 0],
    ['a', 1],
    ['a', 3],
  ]);
  expect(at('nowhere')).toEqual([]);
});

test('turning goes through all ways and begins again', () => {
  const [first, second, third] = at('a') as [Offer<Move>, Offer<Move>, Offer<Move>];
  expect([first, second, third].map((way) => turned(at('a'), way))).toEqual([second, third, first]);
});

test('a piece with one way stays as it lies', () => {
  const [only] = at('b') as [Offer<Move>];
  expect(turned(at('b'), only)).toBe(only);
});

test('carried to another place a piece stays turned if it can', () => {
  const [fromB] = at('b') as [Offer<Move>];
  expect(carried(at('a'), layOf, fromB)?.move).toEqual(['a', 1]);
  expect(carried(at('c'), layOf, fromB)?.move).toEqual(['c', 2]);
  expect(carried(at('a'), layOf, null)?.move).toEqual(['a', 0]);
  expect(carried(at('nowhere'), layOf, fromB)).toBeUndefined();
});
