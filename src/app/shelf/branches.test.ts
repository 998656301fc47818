import { expect, test } from 'vitest';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { branchesOf, sourceOf } from './branches.ts';

type Kin = Pick<ShelfEntry, 'id' | 'game' | 'touchedAt' | 'result' | 'branch'>;
const OVER = { points: [2, 1], winners: [0] };

const source: Kin = { id: 'source', game: 'go', touchedAt: 7, result: OVER };
const sameMoment: Kin = { id: 'elsewhere', game: 'chess', touchedAt: 7, result: OVER };
const older: Kin = {
  id: 'older',
  game: 'go',
  touchedAt: 8,
  result: null,
  branch: { title: null, playedAt: 7, moves: 2 },
};
const newer: Kin = { ...older, id: 'newer', touchedAt: 9 };
const all = [sameMoment, source, older, newer];

test('a branch leads to what it went on from, and that to its branches, the newest first', () => {
  expect(sourceOf(older, all)).toBe(source);
  expect(branchesOf(source, all)).toEqual([newer, older]);
});

test('nothing is kin that was dealt anew, is another game, or went on from what is kept no more', () => {
  expect(sourceOf(source, all)).toBeUndefined();
  expect(branchesOf(sameMoment, all)).toEqual([]);
  expect(sourceOf(older, [sameMoment, older])).toBeUndefined();
});
