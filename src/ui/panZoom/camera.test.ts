import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areBeside,
  type Camera,
  isClosest,
  isFarthest,
  isWhole,
  kept,
  onWindow,
  panned,
  pinched,
  showing,
  type Viewport,
  whole,
  zoomed,
} from './camera.ts';

const WINDOW = { width: 360, height: 300 };
const scene = (board: Viewport['board']): Viewport => ({ board, window: WINDOW, least: 0 });
const LARGE = scene({ left: -500, top: -200, width: 1000, height: 800 });

describe('the whole board', () => {
  test('is as large as the window allows, in its middle', () => {
    const { left, top, width, height } = onWindow(LARGE.board, whole(LARGE));
    expect([width, height]).toEqual([360, 288]);
    expect([left, top]).toEqual([0, 6]);
  });

  test('is not blown up without end when it is small', () => {
    expect(whole(scene({ left: 0, top: 0, width: 10, height: 10 })).scale).toBe(1.5);
  });

  test('is something even before there is a window', () => {
    const { scale } = whole({ ...LARGE, window: { width: 0, height: 0 } });
    expect(scale).toBe(1);
  });
});

test('buttons make room beside a tall board whose cells would be too small for a finger, and only there', () => {
  const frame = { width: 240, height: 331 };
  const at = (columns: number, rows: number): boolean =>
    areBeside({ width: columns * 56, height: rows * 56 }, frame, 44, 34 / 56);
  expect([at(5, 9), at(5, 8), at(7, 9), at(9, 5)]).toEqual([true, false, false, false]);
});

describe('a board whose whole would be too small to tap', () => {
  const HUGE: Viewport = { ...LARGE, least: 0.5 };

  test('is shown at its least, from its middle', () => {
    const { left, top, width, height } = onWindow(HUGE.board, whole(HUGE));
    expect([width, height]).toEqual([500, 400]);
    expect([left, top]).toEqual([-70, -50]);
  });

  test('goes no farther and can be moved there', () => {
    const out = zoomed(whole(HUGE), { x: 0, y: 0 }, 0.1, HUGE);
    expect(out.scale).toBe(0.5);
    expect([isFarthest(out, HUGE), isWhole(out, HUGE)]).toEqual([true, false]);
    expect(panned(out, { x: 30, y: -20 }, HUGE)).toEqual({ scale: 0.5, x: out.x + 30, y: out.y - 20 });
  });
});

const cameras = fc.record({
  scale: fc.double({ min: 0.05, max: 8, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});

test('however it is moved, the board fills the window or lies whole in it', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const { left, top, width, height } = onWindow(LARGE.board, kept(camera, LARGE));
      for (const [start, length, room] of [
        [left, width, 360],
        [top, height, 300],
      ] as const) {
        if (length > room) {
          expect(start).toBeLessThanOrEqual(0.01);
          expect(start + length).toBeGreaterThanOrEqual(room - 0.01);
        } else {
          expect(start).toBeGreaterThanOrEqual(-0.01);
          expect(start + length).toBeLessThanOrEqual(room + 0.01);
        }
      }
    }),
  );
});

const near: Camera = { scale: 1, x: 180, y: 0 };

test('what is under the finger stays there when it comes nearer', () => {
  const at = { x: 100, y: 80 };
  const point = (camera: Camera) => ({ x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale });
  const nearer = zoomed(near, at, 1.5, LARGE);
  expect(nearer.scale).toBe(1.5);
  expect(point(nearer).x).toBeCloseTo(point(near).x);
  expect(point(nearer).y).toBeCloseTo(point(near).y);
});

test('it comes no nearer than three times and goes no farther than the whole', () => {
  expect(zoomed(near, { x: 0, y: 0 }, 100, LARGE).scale).toBe(3);
  expect(zoomed(near, { x: 0, y: 0 }, 0.001, LARGE)).toEqual(whole(LARGE));
  expect([isWhole(whole(LARGE), LARGE), isWhole(near, LARGE)]).toEqual([true, false]);
  expect([isClosest({ ...near, scale: 3 }, LARGE), isClosest(near, LARGE)]).toEqual([true, false]);
});

test('two fingers keep what they hold, moving and spreading at once', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const to = [
    { x: 80, y: 120 },
    { x: 230, y: 120 },
  ] as const;
  const after = pinched(near, from, to, LARGE);
  expect(after.scale).toBeCloseTo(1.5);
  for (const finger of [0, 1] as const) {
    const held = { x: (from[finger].x - near.x) / near.scale, y: (from[finger].y - near.y) / near.scale };
    expect(held.x * after.scale + after.x).toBeCloseTo(to[finger].x);
    expect(held.y * after.scale + after.y).toBeCloseTo(to[finger].y);
  }
});

describe('bringing into sight', () => {
  const cell = { width: 56, height: 56 };
  /** Where a cell that was drawn there is drawn then. */
  const shown = (left: number, top: number) => {
    const camera = panned(near, { x: 0, y: -100 }, LARGE);
    const part = { ...cell, left: left - camera.x, top: top - camera.y };
    const { x, y } = showing(camera, part, LARGE);
    return { left: left + x - camera.x, top: top + y - camera.y };
  };

  test('moves nothing for what is in sight', () => {
    expect(shown(100, 100)).toEqual({ left: 100, top: 100 });
  });

  test('moves just as far as it must', () => {
    expect(shown(-30, 100)).toEqual({ left: 12, top: 100 });
    expect(shown(350, 290)).toEqual({ left: 292, top: 232 });
  });
});
