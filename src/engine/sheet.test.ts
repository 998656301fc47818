import { expect, test } from 'vitest';
import { type ScoreRow, summed } from './game.ts';

const row = (name: string, by: readonly number[]): ScoreRow => ({ rule: 'a.rule', row: name, by, reasons: [] });

test('totals are the sums of the rows', () => {
  const rows = [row('apples', [3, 0, -1]), row('bread', [2, 5, 4])];
  expect(summed(3, rows)).toEqual({ rows, totals: [5, 5, 3] });
});

test('a sheet without rows has a total of nothing for each side', () => {
  expect(summed(2, [])).toEqual({ rows: [], totals: [0, 0] });
});
