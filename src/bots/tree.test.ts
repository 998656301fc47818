import { expect, test } from 'vitest';
import { ROOT, Tree } from './tree.ts';

test('a tree grows beyond its first size and keeps what it held', () => {
  const tree = new Tree();
  const edges = Array.from({ length: 20_000 }, (_, key) => tree.addEdge(ROOT, key));
  for (const edge of edges) tree.visits[edge] = edge;
  const nodes = edges.map((edge) => tree.below(edge));
  expect(new Set(nodes).size).toBe(edges.length);
  expect(nodes).not.toContain(ROOT);
  const kept: number[] = [];
  for (let edge = tree.firstEdge(ROOT); edge > 0; edge = tree.nextEdge(edge)) {
    if (tree.visits[edge] === tree.key(edge) + 1) kept.push(edge);
  }
  expect(kept.reverse()).toEqual(edges);
});

test('the node below an edge stays the same', () => {
  const tree = new Tree();
  const edge = tree.addEdge(ROOT, 7);
  expect(tree.below(edge)).toBe(tree.below(edge));
});
