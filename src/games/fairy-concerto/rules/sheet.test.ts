import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { dealt, staged } from './sample.ts';
import { sheet } from './sheet.ts';
import type { Step } from './state.ts';
import { view } from './view.ts';

const sheetOf = (seats: number, orchestras: readonly string[], step: Step = 'choose') =>
  sheet({ ...view(staged(dealt(seats), { orchestras, scoreCards: Array(seats).fill([]) }), 'onlooker'), step });
const honoursIn = ({ rows }: ReturnType<typeof sheet>) => rows.find(({ row }) => row === 'honours');

test('before the first fairy nobody has a point, and Bach what his score card pays whatever is on it', () => {
  expect(sheetOf(3, ['', '', '']).totals).toEqual([0, 0, 0]);
  expect(sheetOf(1, ['', '']).totals).toEqual([0, 3]);
});

rule(
  'house.standing',
  'an honour counts from the first difference on, and the row names those that nobody has as yet',
  () => {
    const honours = honoursIn(sheetOf(2, ['TT', 'D']));
    expect(honours?.by).toEqual([4, 0]);
    expect(honours?.reasons).toContainEqual({ is: 'open', rule: 'house.standing', honours: ['pianist', 'harpist'] });
  },
);

test('at the end it counts at nothing too, and nothing is open', () => {
  const honours = honoursIn(sheetOf(2, ['TT', 'D'], 'over'));
  expect(honours?.by).toEqual([8, 4]);
  expect(honours?.reasons.some(({ is }) => is === 'open')).toBe(false);
});
