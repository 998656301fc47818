import { describe, expect, test } from 'vitest';
import type { AnyMove } from './game.ts';
import { BadUndo, type Entry, isMove, logInForce, sittersNow } from './log.ts';
import { bot, person } from './specimens/all.ts';

const move: Entry = { seat: 0, move: 'any' as unknown as AnyMove };
const undo = (...drops: number[]): Entry => ({ undo: drops });
const redo: Entry = { redo: true };
const sit: Entry = { seat: 1, sitter: bot('Rook') };

describe('standing', () => {
  test.each<[string, readonly Entry[], readonly number[], readonly (readonly number[])[]]>([
    ['nothing', [], [], []],
    ['moves count by their places', [move, sit, move], [0, 2], []],
    ['an undo drops what it names', [move, move, undo(1)], [0], [[1]]],
    ['an undo may drop from the middle', [move, move, move, undo(0, 1)], [2], [[0, 1]]],
    ['a redo brings back the last undo', [move, move, undo(1), undo(0), redo], [0], [[1]]],
    ['a redo brings back in the old order', [move, move, move, undo(0), redo], [0, 1, 2], []],
    ['redos go back one undo each', [move, move, undo(1), undo(0), redo, redo], [0, 1], []],
    ['a move ends what could be redone', [move, undo(0), move], [2], []],
    ['a change of sitters ends nothing', [move, undo(0), sit], [], [[0]]],
    ['what came back can be dropped again', [move, undo(0), redo, undo(0)], [], [[0]]],
  ])('%s', (_, log, inForce, undone) => {
    expect(logInForce(log)).toEqual({ inForce, undone });
  });

  test.each<[string, readonly Entry[], number]>([
    ['an undo of nothing', [move, undo()], 1],
    ['an undo of what is not in force', [move, undo(0), undo(0)], 2],
    ['an undo of what is no move', [sit, undo(0)], 1],
    ['an undo of what comes later', [move, undo(2), move], 1],
    ['an undo of the same twice over', [move, move, undo(1, 1)], 2],
    ['a redo without an undo', [move, redo], 1],
    ['a redo after a new move', [move, undo(0), move, redo], 3],
    ['the first of two', [move, undo(0), redo, redo, redo], 3],
  ])('refuses %s, with its place', (_, log, index) => {
    expect(() => logInForce(log)).toThrow(BadUndo);
    expect(() => logInForce(log)).toThrow(expect.objectContaining({ index }));
  });
});

test('only moves are moves', () => {
  expect([move, undo(0), redo, sit, undefined].map(isMove)).toEqual([true, false, false, false, false]);
});

test('the last to sit down on a seat sits there', () => {
  const first = [person('Aya'), person('Ben')];
  expect(sittersNow(first, [])).toEqual(first);
  expect(sittersNow(first, [move, sit, { seat: 0, sitter: bot('Owl') }, { seat: 0, sitter: person('Cho') }])).toEqual([
    person('Cho'),
    bot('Rook'),
  ]);
  expect(first).toEqual([person('Aya'), person('Ben')]);
});
