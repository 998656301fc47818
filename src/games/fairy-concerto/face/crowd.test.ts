import { expect, test } from 'vitest';
import { crowd, rowsOf, viewBoxOf } from './Stage.tsx';

test('musicians stand two abreast, the odd one alone in the middle and at the back', () => {
  expect(crowd(0)).toEqual([]);
  expect(crowd(1)).toEqual([{ x: 0, y: 0 }]);
  const three = crowd(3);
  expect(three.map(({ y }) => y)).toEqual([-12, 0, 0]);
  expect(three[0]?.x).toBe(0);
  expect(three.reduce((sum, { x }) => sum + x, 0)).toBe(0);
});

test('twelve of a kind stand in the box that their rows ask for', () => {
  const rows = rowsOf(12);
  const [, top = 0] = viewBoxOf(rows).split(' ').map(Number);
  const highest = Math.min(...crowd(12).map(({ y }) => y));
  expect(new Set(crowd(12).map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
  expect(top).toBeLessThan(highest - 59);
});
