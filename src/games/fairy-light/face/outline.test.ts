import { expect, test } from 'vitest';
import { moved } from './symbols.tsx';

const points = (outline: string): number[] => (outline.match(/-?[\d.]+/g) ?? []).map(Number);

test.each([
  ['put elsewhere', { x: 5, y: 7 }, [5, -3, 8, 7, 1.4, 11]],
  ['made smaller', { size: 0.5 }, [0, -5, 1.5, 0, -1.8, 2]],
  ['turned from north to east', { turn: 90 }, [10, 0, 0, 3, -4, -3.6]],
  ['turned, then put elsewhere', { turn: 180, x: 48, y: 48 }, [48, 58, 45, 48, 51.6, 44]],
])('an outline is %s', (_, where, wanted) => {
  const outline = moved('M0-10L3 0-3.6 4Z', where);
  expect(points(outline)).toEqual(wanted);
  expect(outline.replace(/[-\d. ]+/g, '')).toBe('MLZ');
});
