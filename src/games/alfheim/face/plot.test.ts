import { expect, test } from 'vitest';
import { callsIn } from '../rules/calls.ts';
import { cellAt, halves, viewOfField } from '../rules/field.ts';
import { fieldFrom, positionOf, usableOf, withFairy } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { lyingIn, pictured, plotOf } from './FieldArt.tsx';

const field = withFairy(fieldFrom('ABC', '.*D'), 'fairy1', 3, 0, 3, -1);
const seen = viewOfField(field, null);

test('the plot is a whole rectangle in which everything lies that can be laid next', () => {
  const plot = plotOf(seen);
  expect(plot).toContain(cellAt(-1, -1));
  expect(plot).toContain(cellAt(3, 2));
  expect(plot).toHaveLength(5 * 4);
  expect(plot).toEqual(expect.arrayContaining([...lyingIn(seen, 0).keys()]));
  const calls = callsIn(field, usableOf({ nisse1: 'AB CE', nisse2: 'CD', fairy2: 'ABD' }));
  expect(calls.length).toBeGreaterThan(0);
  for (const { domino } of calls) expect(plot).toEqual(expect.arrayContaining([...halves(domino)]));
});

test('on each cell lies what came there', () => {
  const lying = lyingIn(seen, 2);
  expect(lying.get(cellAt(1, 0))).toEqual({ is: 'clue', clue: 2 });
  expect(lying.get(cellAt(1, 1))).toEqual({ is: 'footprint', footprint: 2 });
  expect(lying.get(cellAt(3, -1))).toEqual({ is: 'fairy', kind: 2 });
  expect(lying.get(cellAt(0, -1))).toEqual({ is: 'open' });
  expect(lying.has(cellAt(-1, -1))).toBe(false);
});

test('the picture is of the field on turn, and at the end of the one that has won', () => {
  const state = positionOf(fieldFrom('AB'), { seats: 3 });
  state.fields[2] = withFairy(fieldFrom('AB'), 'queen', 2, 0, 2, 1);
  expect(pictured(view(state, 'onlooker'))).toBe(0);
  state.step = 'over';
  expect(pictured(view(state, 'onlooker'))).toBe(2);
});
