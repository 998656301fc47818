import { expect, test } from 'vitest';
import { bends } from './act.ts';

test('a motion has the frames in which it bends, and its first and last', () => {
  const seen = [0, 0, 0, 1, 1, 1].map((light) => ({ seen: light }));
  expect(bends(seen)).toEqual([0, 2, 3, 5]);
  const straight = [0, 1, 2, 3, 4].map((x) => ({ x, y: -2 * x }));
  expect(bends(straight)).toEqual([0, 4]);
  const corner = [0, 10, 20, 20, 20].map((x) => ({ x }));
  expect(bends(corner)).toEqual([0, 2, 4]);
  const squash = [1, 0.5, 1].map((high) => ({ grow: [1, high] as const }));
  expect(bends(squash)).toEqual([0, 1, 2]);
});

test('of a curve so many frames are left that nobody sees the difference', () => {
  const arc = Array.from({ length: 41 }, (_, at) => ({ y: 60 * Math.sin((at / 40) * Math.PI) }));
  const kept = bends(arc);
  expect(kept.length).toBeLessThan(30);
  for (const [place, at] of arc.entries()) {
    const to = kept.findIndex((each) => each >= place);
    const [from = 0, until = 0] = [kept[Math.max(0, to - 1)], kept[to]];
    const [start = at, end = at] = [arc[from], arc[until]];
    const drawn = until === from ? end.y : start.y + ((end.y - start.y) * (place - from)) / (until - from);
    expect(Math.abs(drawn - at.y)).toBeLessThan(0.5);
  }
});
