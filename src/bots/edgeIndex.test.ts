import { expect, test } from 'vitest';
import { EdgeIndex } from './tree.ts';

const MANY = 1000;

test('finds every edge by its key, however many there are', () => {
  const index = new EdgeIndex();
  for (let edge = 1; edge <= MANY; edge++) index.add(8 * edge * edge, edge);
  for (let edge = 1; edge <= MANY; edge++) expect(index.get(8 * edge * edge)).toBe(edge);
  expect(index.get(3)).toBe(0);
});

test('knows nothing of the node before', () => {
  const index = new EdgeIndex();
  index.add(16, 5);
  index.clear();
  expect(index.get(16)).toBe(0);
  index.add(16, 7);
  expect(index.get(16)).toBe(7);
});
