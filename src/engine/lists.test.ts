import { expect, test } from 'vitest';
import { numbered } from './lists.ts';

interface Step {
  readonly do: string;
  readonly at: number;
}
const ALL: readonly Step[] = [
  { do: 'go', at: 0 },
  { do: 'go', at: 1 },
  { do: 'rest', at: 0 },
];
const numberOf = numbered(ALL);

test('a move has the number of its place, also where it comes from outside, in whatever order it is written', () => {
  expect(ALL.map(numberOf)).toEqual([0, 1, 2]);
  expect(ALL.map(({ at, do: verb }) => numberOf({ at, do: verb }))).toEqual([0, 1, 2]);
});

test('what is no move has no number', () => {
  expect(numberOf({ do: 'rest', at: 1 })).toBe(-1);
});
