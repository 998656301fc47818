import { expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { turnsOf } from '../replay/WalkBar.tsx';
import { coarseFirst, momentsOf, type Point, stepsOf, storyOf, turningPoints } from './course.ts';

const did = (seat: number): LogLine => ({ kind: 'move', seat, events: [] });
const turns = stepsOf(turnsOf([did(0), did(0), did(1), did(0), did(1)]), [0, 1, 2, 3, 4, 5]);
const points: readonly Point[] = [
  { moves: 0, chances: [0.5, 0.5] },
  { moves: 2, chances: [0.45, 0.55] },
  { moves: 3, chances: [0.7, 0.3] },
  { moves: 4, chances: [0.72, 0.28] },
  { moves: 5, chances: [1, 0] },
];

test('moments are the beginning and the end of every turn; of many the shape comes first', () => {
  expect(momentsOf(turns)).toEqual([0, 2, 3, 4, 5]);
  const many = Array.from({ length: 40 }, (_, moves) => moves);
  const order = coarseFirst(many);
  expect(order.slice(0, 6)).toEqual([0, 16, 32, 39, 8, 24]);
  expect([...order].sort((one, other) => one - other)).toEqual(many);
});

test('turning points are the turns that changed much, told of whoever did it, in their order', () => {
  expect(turningPoints(turns, points).map(({ turn, side, from, to }) => [turn.until, side, from, to])).toEqual([
    [3, 1, 0.55, 0.3],
    [5, 1, 0.28, 0],
  ]);
  expect(turningPoints(turns, [])).toEqual([]);
});

test('a story says since when a side was ahead, or when it stood best, and what brought and cost most', () => {
  const [won, lost] = [0, 1].map((side) => storyOf(turns, points, side));
  expect(won).toMatchObject({ aheadSince: 3, helped: { turn: { until: 5 } }, hurt: null });
  expect(lost).toMatchObject({ aheadSince: null, best: { moves: 2 }, hurt: { turn: { until: 5 } } });
  expect(storyOf(turns, [], 0)).toBeNull();
});

test('no step ends while a choice lies sealed; whoever plays alone ends one with each choice', () => {
  const ends = (seats: readonly number[], rests: readonly number[]) =>
    stepsOf(turnsOf(seats.map(did)), rests).map(({ until, seat, isJoint }) => [until, seat, isJoint]);
  expect(ends([0, 1, 2, 1, 0, 2, 2], [0, 3, 6, 7])).toEqual([
    [3, 2, true],
    [7, 2, true],
  ]);
  expect(ends([0, 1, 2, 1], [0, 3, 4])).toEqual([
    [3, 2, true],
    [4, 1, false],
  ]);
  expect(ends([0, 0, 0], [0, 1, 2, 3])).toEqual([
    [1, 0, false],
    [2, 0, false],
    [3, 0, false],
  ]);
});

test('a turn that others answer in stays the turn of whoever began it in sight of all', () => {
  const open: LogLine = { kind: 'move', seat: 0, events: [{} as unknown as AnyEvent] };
  const [fight] = stepsOf(turnsOf([open, did(0), did(1), did(0), did(1)]), [0, 3, 5]);
  expect(fight).toMatchObject({ until: 3, seat: 0, isJoint: false });
});

test('a turn ends with its round, also where the same seat begins the next', () => {
  const last: LogLine = { kind: 'move', seat: 1, events: [{} as unknown as AnyEvent] };
  const steps = stepsOf(turnsOf([did(0), last, did(1), did(0)]), [0, 1, 2, 3, 4], (line) => line === last);
  expect(steps.map(({ until, seat }) => [until, seat])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 0],
  ]);
});

test('what the next moment takes back was chance, unless it was large', () => {
  const course = (...first: number[]): readonly Point[] =>
    [0, 2, 3, 4, 5].map((moves, at) => ({ moves, chances: [first[at] ?? 0, 1 - (first[at] ?? 0)] }));
  const told = (...first: number[]) => turningPoints(turns, course(...first)).map(({ turn }) => turn.until);
  expect(told(0.5, 0.63, 0.5, 0.5, 0.5)).toEqual([]);
  expect(told(0.5, 0.63, 0.62, 0.6, 0.6)).toEqual([2]);
  expect(told(0.5, 0.75, 0.5, 0.5, 0.5)).toEqual([2, 3]);
  expect(storyOf(turns, course(0.5, 0.63, 0.5, 0.5, 0.52), 0)?.helped).toBeNull();
});
