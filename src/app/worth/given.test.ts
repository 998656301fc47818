import { expect, test } from 'vitest';
import type { LogLine } from '../../engine/reel.ts';
import { givenBy, movesOf, sums } from './OwnMoves.tsx';

const did = (seat: number): LogLine => ({ kind: 'move', seat, events: [] });
const same = { seat: 0, chances: null };
const dear = { seat: 0, chances: { done: [0.4, 0.6], instead: [0.52, 0.48] } };
const even = { seat: 1, chances: { done: [0.5, 0.5], instead: [0.48, 0.52] } };

test('what was given away is told of whoever moved, and not where it is too little to tell', () => {
  expect([same, dear, even].map(givenBy)).toEqual([0, 12, 0]);
});

test('a line a seat: its moves, those that the bot would have made too, and all that was given away', () => {
  expect(sums([even, dear, same, dear])).toEqual([
    { seat: 0, moves: 3, same: 1, given: 24 },
    { seat: 1, moves: 1, same: 0, given: 0 },
  ]);
  expect(sums([])).toEqual([]);
});

test('moves are counted by what is in force and was chosen, whatever else the log says', () => {
  const lines: readonly LogLine[] = [did(1), { kind: 'redo' }, did(0), did(1), did(1)];
  // The last one went by itself.
  const choices = [1, 2, 3];
  expect(movesOf({ lines, choices }, [1])).toEqual([1, 3]);
  expect(movesOf({ lines, choices }, [0, 1])).toEqual([1, 2, 3]);
  expect(movesOf({ lines, choices }, [])).toEqual([]);
});
