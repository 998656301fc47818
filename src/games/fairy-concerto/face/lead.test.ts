import { expect, test } from 'vitest';
import { leadOf } from './Finale.tsx';

const rowOf = (row: string, ...by: number[]) => ({ row, rule: '', by, reasons: [] });
const rows = [rowOf('popular', 3, 1, 0), rowOf('conductor', 4, 8, 6), rowOf('scoreCards', 15, 5, 10)];

test('who won by how much before the next, and where the lead was widest', () => {
  expect(leadOf({ rows, totals: [22, 14, 16] }, { winners: [0] })).toEqual({
    by: 6,
    row: 'scoreCards',
    most: 5,
  });
});

test('a shared victory and a tie that goes to Bach have no lead', () => {
  expect(leadOf({ rows, totals: [22, 22, 16] }, { winners: [0, 1] })).toBeNull();
  expect(leadOf({ rows, totals: [22, 22] }, { winners: [1] })).toBeNull();
});
