import { expect, test } from 'vitest';
import { cellAt } from '../../rules/grid.ts';
import { kindsOf, positionOf } from '../../rules/sample.ts';
import { view } from '../../rules/view.ts';
import { placed } from './place.tsx';

/** What is staged when a sun beside a Cotton takes its heart for Sun. */
function stepsOf(variant: 'standard' | 'dark', arePointsCovered: boolean): readonly string[] {
  const dark = variant === 'dark';
  const [before, after] = [['*cross . M1'], ['*cross S1 M1']].map((forest) => view(positionOf(forest, { variant }), 0));
  if (!before || !after) return [];
  const event = { is: 'placed', seat: 0, card: kindsOf('S1')[0] ?? 0, cell: cellAt(1, 0) } as const;
  const scene = placed({ ...event, isFaceDown: dark, isLast: false }, before, {
    ...{ events: [], before, after, isDeal: false, arePointsCovered, eyes: 0, lang: 'en', names: String },
  });
  return scene.steps.map(({ name, shows = [] }) => [name, ...shows].join(' '));
}

test('a heart that changes sides is staged, and counted where it arrives, but not where points are hidden, nor where nobody can know it', () => {
  expect(stepsOf('standard', false)).toEqual(['flies board', 'light', 'heart', 'counts points']);
  expect(stepsOf('standard', true)).not.toContain('heart');
  expect(stepsOf('dark', false)).not.toContain('heart');
});
