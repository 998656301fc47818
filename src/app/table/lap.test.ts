import { expect, test } from 'vitest';
import type { AnyEvent, Seat } from '../../engine/game.ts';
import type { PassingFrame } from '../../protocol/shown.ts';
import { lapOf } from './news.ts';

const frame = (moveCount: number, ...events: object[]): PassingFrame =>
  ({ moveCount, events: events as AnyEvent[] }) as unknown as PassingFrame;
const loud = (moveCount: number): PassingFrame => frame(moveCount, {});
/** Moves of odd numbers are those of the first. */
const moverOf = (moveCount: number): Seat => (moveCount + 1) % 2;
const counts = (own: Seat | null, ...moves: number[]): number[] =>
  lapOf(moves.map(loud), own, moverOf).map(({ moveCount }) => moveCount);

test('what the others did since the own last turn is what the page was told of it, after the table that it began from', () => {
  expect(counts(0, 2, 3, 4)).toEqual([3, 4]);
  expect(counts(0, 3, 4, 5)).toEqual([3, 4]);
  expect(counts(0, 1, 3, 4, 6)).toEqual([3, 4, 6]);
  expect(counts(1, 1, 3, 5)).toEqual([1, 3, 5]);
  expect(counts(0, 1, 3)).toEqual([]);
  expect(counts(0, 4)).toEqual([]);
  expect(lapOf([loud(3), frame(4)], 0, moverOf)).toEqual([]);
});
