import { expect, test } from 'vitest';
import { boundsOf, cellsOf, extentOf } from './forest.ts';
import { cellAt, START } from './grid.ts';
import { forestOf } from './sample.ts';

const sizeOf = (...lines: readonly string[]): [number, number] => {
  const { rows, columns } = extentOf(forestOf(...lines));
  return [rows, columns];
};

test('a young forest is drawn with one place more on every side', () => {
  expect(sizeOf('*ring')).toEqual([3, 3]);
  expect(sizeOf('*ring S1 M1 S1')).toEqual([3, 6]);
});

test('a side that is five long has no place beyond it', () => {
  expect(sizeOf('*ring S1 M1 S1 S1')).toEqual([3, 5]);
});

test('the forest alone has no line more', () => {
  expect(boundsOf(forestOf('. S1 .', 'M1 *ring S1'))).toMatchObject({ rows: 2, columns: 3 });
});

test('the drawn cells are those around the start card, row by row', () => {
  const rows = cellsOf(extentOf(forestOf('*ring')));
  expect(rows[1]).toEqual([cellAt(-1, 0), START, cellAt(1, 0)]);
});
