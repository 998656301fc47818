import { expect, test } from 'vitest';
import { type Counts, KINDS } from '../../rules/cards.ts';
import { arcOf, STAGE } from './Concert.tsx';

const ORCHESTRAS: readonly Counts[] = [
  [3, 2, 4, 2, 1],
  [12, 0, 0, 0, 0],
  [0, 0, 0, 4, 8],
  [2, 3, 3, 3, 3],
  [0, 1, 0, 0, 0],
];

test('everybody stands on the stage, at a place of their own', () => {
  for (const orchestra of ORCHESTRAS) {
    const arc = arcOf(orchestra);
    expect(KINDS.map((kind) => arc.filter((each) => each.kind === kind).length)).toEqual(orchestra);
    expect(new Set(arc.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(arc.length);
    for (const { x, y } of arc) {
      expect(Math.abs(x - STAGE.wide / 2)).toBeLessThan(STAGE.wide / 2 - 18);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(STAGE.tall);
    }
  }
});

test('whoever stands further back is drawn behind', () => {
  for (const orchestra of ORCHESTRAS) {
    const depths = arcOf(orchestra).map(({ y }) => y);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
  }
});
