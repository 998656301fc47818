import { describe, expect, test } from 'vitest';
import type { Offer } from '../../engine/game.ts';
import { answerTo, carried, type PlacementOf, turned, waysAt } from './ways.ts';

type Move = readonly [place: string, turn: number] | 'pass';
const layOf: PlacementOf<Move, string> = (move) => (move === 'pass' ? null : { place: move[0], turn: move[1] });
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

describe('a tap', () => {
  const FINGER = { sure: true, byPointer: true };
  const KEY = { sure: true, byPointer: false };
  const UNSURE = { sure: false, byPointer: true };
  const answer = (place: string, how = FINGER, shown: Offer<Move> | null = null) => {
    const { offer, by } = answerTo(place, how, offers, layOf, shown) ?? {};
    return offer && [by, offer.move];
  };
  const [inA, nextInA] = at('a') as [Offer<Move>, Offer<Move>];
  const [inB] = at('b') as [Offer<Move>];

  test('on a place for nothing does nothing', () => {
    expect(answer('nowhere')).toBeUndefined();
  });

  test('leaves it to the table whether the only way is asked for', () => {
    expect(answer('b')).toEqual(['select', inB.move]);
    expect(answer('b', KEY)).toEqual(['select', inB.move]);
  });

  test('only shows where there are several ways, or where a neighbour may have been meant', () => {
    expect(answer('a')).toEqual(['compose', inA.move]);
    expect(answer('b', UNSURE)).toEqual(['compose', inB.move]);
  });

  test('on what is shown lays it; a finger turns it first where it can lie in several ways', () => {
    expect(answer('b', FINGER, inB)).toEqual(['select', inB.move]);
    expect(answer('b', UNSURE, inB)).toEqual(['select', inB.move]);
    expect(answer('a', FINGER, inA)).toEqual(['compose', nextInA.move]);
    expect(answer('a', KEY, inA)).toEqual(['select', inA.move]);
  });

  test('elsewhere carries what is shown there', () => {
    expect(answer('a', FINGER, inB)).toEqual(['compose', nextInA.move]);
  });
});
