import { expect, test } from 'vitest';
import type { Rect } from '../../ui/rect.ts';
import { upFrom } from './HintSlip.tsx';

const board: Rect = { left: 0, top: 50, width: 360, height: 430 };
/** Grown upward from the foot of the table over the board's edge. */
const slip: Rect = { left: 0, top: 420, width: 360, height: 120 };
const card = (left: number, top: number): Rect => ({ left, top, width: 50, height: 70 });

/** No part of the one is on the other. */
const isClear = (up: number, { top, height }: Rect): boolean =>
  slip.top - up + slip.height <= top || slip.top - up >= top + height;

test('it stays where it is while it covers nothing that it names', () => {
  expect(upFrom(slip, [], board)).toBe(0);
  expect(upFrom(slip, [card(20, 300)], board)).toBe(0);
});

test('it goes above a card in the hand, and above all of them', () => {
  const low = card(20, 400);
  expect(isClear(upFrom(slip, [low], board), low)).toBe(true);
  const up = upFrom(slip, [low, card(200, 380)], board);
  expect([low, card(200, 380)].every((each) => isClear(up, each))).toBe(true);
});

test('of a card in the hand and its place on the board it covers neither, where there is room', () => {
  const [low, place] = [card(20, 400), card(200, 220)];
  const up = upFrom(slip, [low, place], board);
  expect([low, place].every((each) => isClear(up, each))).toBe(true);
});

test('where there is no room it covers as little as can be, and never leaves the board', () => {
  const tall: Rect = { ...slip, top: 240, height: 300 };
  expect(upFrom(tall, [card(20, 300)], board)).toBe(0);
  const up = upFrom(slip, [card(0, 60), card(100, 430)], board);
  expect(slip.top - up).toBeGreaterThanOrEqual(board.top);
});
