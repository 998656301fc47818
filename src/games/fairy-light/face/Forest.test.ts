import { expect, test } from 'vitest';
import { cellAt, START } from '../rules/grid.ts';
import { forestOf } from '../rules/sample.ts';
import { sightsOf } from './Forest.tsx';

test('what a Cotton sees and who sees it are two things', () => {
  // The ring looks at its eight neighbours, the level cat at its whole row: it sees the ring and is not seen by it.
  const grid = forestOf('*ring M1 s-');
  const ring = sightsOf(grid, START);
  expect(ring.seen).toContain(cellAt(1, 0));
  expect(ring.seen).not.toContain(cellAt(2, 0));
  expect(ring.watchers).toEqual(new Set([cellAt(2, 0)]));
  const level = sightsOf(grid, cellAt(2, 0));
  expect(level.seen).toContain(START);
  expect(level.watchers).toEqual(new Set());
});

test('a plain card sees nothing and is seen', () => {
  expect(sightsOf(forestOf('*ring M1 s-'), cellAt(1, 0))).toEqual({
    seen: new Set(),
    watchers: new Set([START, cellAt(2, 0)]),
  });
});

test('an empty place has neither', () => {
  for (const cell of [null, cellAt(0, 1)])
    expect(sightsOf(forestOf('*ring'), cell)).toEqual({ seen: new Set(), watchers: new Set() });
});
