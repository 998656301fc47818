import { expect, test } from 'vitest';
import { offeredIn } from '../../fixtures.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { risky } from './risky.ts';

const madeAtOnce = (isAlone: boolean): string[] => {
  const verbs = new Set<string>();
  for (const { view, move } of offeredIn(game)) {
    const [street, made] = [view as unknown as View, move as unknown as Move];
    if (!risky(made, street, isAlone)) verbs.add(made.do);
  }
  return [...verbs].sort();
};

test('an effect is declined, an extra turn taken and a turn ended at the first tap', () => {
  expect(madeAtOnce(true)).toEqual(['decline', 'end', 'use']);
});

test('among people no turn is ended unasked, since the next one holds other cards; but for an extra turn', () => {
  for (const { view, move } of offeredIn(game)) {
    const [street, made] = [view as unknown as View, move as unknown as Move];
    if (made.do === 'end' && street.extra === 0) expect(risky(made, street, false)).toBe(true);
  }
  expect(madeAtOnce(false)).toContain('decline');
});

test('a pass that may call the last lap asks', () => {
  let asked = 0;
  for (const { view, move } of offeredIn(game)) {
    const [street, made] = [view as unknown as View, move as unknown as Move];
    if (made.do !== 'end' || !street.rested || street.idle + 1 < street.held.length || street.extra > 0) continue;
    asked++;
    expect(risky(made, street, true)).toBe(true);
  }
  expect(asked).toBeGreaterThan(0);
});
