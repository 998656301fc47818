import { expect, it } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { isTold, linesShown, movesUntil } from './said.ts';

const move: LogLine = { kind: 'move', seat: 0, events: [] };
const redo: LogLine = { kind: 'redo' };

it('the log waits for the moves that are not shown yet, and for what came after them', () => {
  expect(linesShown([move, move, redo, move], 0)).toHaveLength(4);
  expect(linesShown([move, move, redo, move], 1)).toEqual([move, move, redo]);
  expect(linesShown([move, move, redo, move, redo], 2)).toEqual([move]);
  expect(linesShown([move], 5)).toEqual([]);
});

it('a line stands for the moves up to it', () => {
  expect([0, 1, 2, 3].map((index) => movesUntil([move, redo, move, redo], index))).toEqual([1, 1, 2, 2]);
});

it('a move that is but a step towards something has no line of its own', () => {
  const told = { is: 'moved' } as unknown as AnyEvent;
  expect([move, redo, { ...move, events: [told] }].map(isTold)).toEqual([false, true, true]);
});
