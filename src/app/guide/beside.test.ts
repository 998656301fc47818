import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rect, Size } from '../../ui/rect.ts';
import { beside } from './BubblePlace.tsx';

const phone: Size = { width: 360, height: 640 };
const bubble: Size = { width: 320, height: 160 };
const actions: Rect = { left: 0, top: 500, width: 360, height: 140 };
const card = (left: number, top: number): Rect => ({ left, top, width: 50, height: 50 });

test('it lies below what it points at, and its tip is under the middle', () => {
  expect(beside(card(200, 100), bubble, phone, [actions])).toEqual({ side: 'below', left: 32, top: 164, tip: 193 });
});

test('it lies above where below it would cover what must stay free', () => {
  expect(beside(card(20, 420), bubble, phone, [actions])).toMatchObject({ side: 'above', left: 8, top: 246, tip: 37 });
});

test('it goes to the side where there is neither room above nor below', () => {
  const turned: Size = { width: 844, height: 390 };
  const tall: Size = { width: 320, height: 200 };
  expect(beside(card(200, 170), tall, turned, []).side).toBe('right');
  expect(beside(card(500, 170), tall, turned, [{ left: 560, top: 0, width: 284, height: 390 }]).side).toBe('left');
});

test('it lies in the middle where there is nothing to point at', () => {
  expect(beside(null, bubble, phone, [actions])).toEqual({ side: 'over', left: 20, top: 240, tip: 0 });
});

test('without anything to point at it lies as high as keeps free what must stay free', () => {
  const hand: Rect = { left: 0, top: 380, width: 360, height: 120 };
  expect(beside(null, bubble, phone, [actions, hand])).toEqual({ side: 'over', left: 20, top: 212, tip: 0 });
});

test('it covers nothing of several things that must stay free, where there is room', () => {
  const hand: Rect = { left: 0, top: 380, width: 360, height: 120 };
  expect(beside(card(20, 300), bubble, phone, [actions, hand])).toMatchObject({ side: 'above', top: 126 });
});

test('on a curtain it keeps off the emblem and the name, above the button or beside both', () => {
  const upright: readonly Rect[] = [
    { left: 108, top: 96, width: 144, height: 144 },
    { left: 89, top: 385, width: 182, height: 30 },
  ];
  const hold: Rect = { left: 16, top: 508, width: 328, height: 64 };
  expect(beside(hold, { width: 271, height: 132 }, phone, upright).top).toBe(245);
  const across: readonly Rect[] = [
    { left: 373, top: 66, width: 98, height: 98 },
    { left: 331, top: 232, width: 182, height: 30 },
  ];
  const wide: Rect = { left: 134, top: 310, width: 439, height: 64 };
  expect(beside(wide, { width: 271, height: 125 }, { width: 844, height: 390 }, across)).toMatchObject({
    side: 'over',
    left: 8,
    top: 8,
  });
});

test('it never leaves the window while it fits', () => {
  const at = fc.record({ left: fc.integer({ min: -50, max: 360 }), top: fc.integer({ min: -50, max: 640 }) });
  fc.assert(
    fc.property(at, ({ left, top }) => {
      const spot = beside(card(left, top), bubble, phone, [actions]);
      expect(spot.left).toBeGreaterThanOrEqual(8);
      expect(spot.left + bubble.width).toBeLessThanOrEqual(352);
      expect(spot.top).toBeGreaterThanOrEqual(8);
      expect(spot.top + bubble.height).toBeLessThanOrEqual(632);
    }),
  );
});

test('it goes to the edge of the window where it would cover what it speaks of on every side', () => {
  const spokenOf = [card(60, 60), card(60, 300)];
  expect(beside(card(200, 180), bubble, phone, [], spokenOf)).toMatchObject({ side: 'over', top: 472 });
  expect(beside(card(200, 180), bubble, phone, [], [])).toMatchObject({ side: 'below' });
  // Nothing of that weighs as much as the button that is to be pressed.
  const button = { left: 60, top: 576, width: 290, height: 60 };
  expect(beside(card(200, 180), bubble, phone, [], spokenOf, button)).not.toMatchObject({ top: 472 });
});
