import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { moverAfter, nextTold, turnAfter, turnBefore, turnsOf } from './WalkBar.tsx';

const did = (seat: number, events = 1): LogLine => ({
  kind: 'move',
  seat,
  events: Array.from({ length: events }, () => 'it') as unknown as AnyEvent[],
});
const undo: LogLine = { kind: 'undo', count: 1, agreed: false };
const sits: LogLine = { kind: 'sitter', seat: 1, name: 'Ko', bot: true };

/** Three decisions of the first, the middle one silent; one of the second; one of the first. */
const turns = turnsOf([did(0), did(0, 0), undo, did(0), did(1), did(0)]);

test('a log is grouped by turns, and what is no move breaks none', () => {
  expect(turns.map(({ seat, until, lines }) => [seat, until, lines.length])).toEqual([
    [0, 3, 4],
    [1, 4, 1],
    [0, 5, 1],
  ]);
  expect(turns[0]?.lines.map(({ moves }) => moves)).toEqual([1, 2, 2, 3]);
  expect(turnsOf([sits, did(1)]).map(({ seat, until }) => [seat, until])).toEqual([
    [null, 0],
    [1, 1],
  ]);
});

describe('from any moment', () => {
  test('one comes to the ends of turns, and no farther than the first and the last', () => {
    const moments = [0, 1, 2, 3, 4, 5];
    expect(moments.map((at) => turnAfter(turns, at))).toEqual([3, 3, 3, 4, 5, 5]);
    expect(moments.map((at) => turnBefore(turns, at))).toEqual([0, 0, 0, 0, 3, 4]);
  });

  test('the next thing to follow comes, then the end', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => nextTold(turns, at))).toEqual([1, 3, 3, 4, 5, null]);
    expect(nextTold(turnsOf([did(0), did(0, 0), did(0, 0)]), 1)).toBe(3);
  });

  test('it is known who moves next, and at the end who moved last', () => {
    expect([0, 1, 3, 4, 5].map((at) => moverAfter(turns, at))).toEqual([0, 0, 1, 0, 0]);
    expect(moverAfter([], 0)).toBeNull();
  });
});
