import { expect, test } from 'vitest';
import { cheapFirst, isNarrow, keptOf, nextRow, type Played, playedIn, type Row } from './strengthRows.ts';

const row = (first: string): Row => ({ game: 'trial', seats: 2, first, second: 'strongest' });
const [one, two, three] = [row('level:1'), row('level:2'), row('times:8')];
const rows = [one, two, three];
const none = new Set<Row>();
const even = (deals: number): number[] => new Array<number>(deals).fill(0.5);

function playedBy(known: ReadonlyMap<Row, Played>): (row: Row) => Played {
  return (row) => known.get(row) ?? { samples: [], ms: 0 };
}

test('what is kept of a row is all its deals, in whatever order, and its time', () => {
  const played = { samples: [1, 0.5, 0, 0.5, 1 / 3], ms: 20.4 };
  expect(keptOf(played)).toEqual({ deals: { 0: 1, 0.5: 2, 1: 1, [1 / 3]: 1 }, ms: 20 });
  expect(playedIn(keptOf(played)).samples.toSorted()).toEqual(played.samples.toSorted());
  expect(playedIn(undefined)).toEqual({ samples: [], ms: 0 });
});

test('rows that nobody has looked at come first, in their order', () => {
  expect(nextRow(rows, playedBy(new Map()), none)).toBe(one);
  expect(nextRow(rows, playedBy(new Map([[one, { samples: [0.5], ms: 1 }]])), none)).toBe(two);
});

test('the row that had least time is next, however few deals came of it', () => {
  const known = new Map([
    [one, { samples: [0, 1, 0.5], ms: 30 }],
    [two, { samples: [0, 1], ms: 20 }],
    [three, { samples: [1], ms: 40 }],
  ]);
  expect(nextRow(rows, playedBy(known), none)).toBe(two);
  expect(nextRow(rows, playedBy(known), new Set([two]))).toBe(one);
});

test('a narrow row drops out, and when all are there is none', () => {
  const narrow = { samples: even(20), ms: 1 };
  expect(nextRow(rows, playedBy(new Map([[one, narrow]])), none)).toBe(two);
  expect(nextRow(rows, () => narrow, none)).toBeUndefined();
});

test.each([
  ['too few deals, however alike', even(19), false],
  ['twenty alike', even(20), true],
  ['a hundred that differ', even(100).map((_, deal) => deal % 2), false],
  ['as many as are ever played', even(600).map((_, deal) => deal % 2), true],
])('%s: narrow is %o', (_, samples, narrow) => {
  expect(isNarrow(samples)).toBe(narrow);
});

test('what takes little is looked at in every title before what takes long in any', () => {
  expect(
    cheapFirst([
      [one, two, three],
      [two, three],
    ]),
  ).toEqual([one, two, two, three, three]);
});
