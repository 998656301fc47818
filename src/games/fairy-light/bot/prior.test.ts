import { expect, test } from 'vitest';
import { kindOfMark, MOON, SUN } from '../rules/cards.ts';
import { cellAt } from '../rules/grid.ts';
import { positionOf } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { prior } from './index.ts';

const cross = (...forest: string[]): State => positionOf(forest, { sun: 'S2 S1 s|', variant: 'dark' });
const placing = (state: State, mark: string, [east, south]: readonly [number, number], seat = SUN): number =>
  prior(state, seat, { card: kindOfMark(mark), place: cellAt(east, south) });

test('a card that turns a heart to the own side goes before one that nobody sees', () => {
  const state = cross('*cross .', 'M1 .');
  expect(placing(state, 'S2', [1, 0])).toBeGreaterThan(placing(state, 'S2', [1, 1]));
  expect(placing(state, 'S2', [1, 1])).toBe(1);
});

test('what is won already draws less than what is open', () => {
  expect(placing(cross('*cross S2 S1'), 'S1', [-1, 0])).toBeLessThan(placing(cross('*cross M1'), 'S1', [-1, 0]));
});

test('a Cotton shows the other side: it goes where it is outnumbered, or out of sight', () => {
  const alone = cross('*cross');
  expect(placing(alone, 's|', [1, 0])).toBeLessThan(1);
  const between = cross('S2 *ring', '. M1');
  expect(placing(between, 's-', [-2, 0])).toBeGreaterThan(placing(between, 's-', [-1, 1]));
});

test('the moon likes what the sun does not', () => {
  const state = positionOf(['*cross S1'], { turn: MOON, moon: 'M2 M1 m|', variant: 'dark' });
  expect(placing(state, 'M2', [-1, 0], 1)).toBeGreaterThan(1);
  expect(placing(state, 'm|', [-1, 0], 1)).toBeLessThan(placing(state, 'M2', [-1, 0], 1));
});

test('the fewer cards are left, the surer is a heart', () => {
  const early = cross('*cross M1');
  const late = { ...early, stock: [[], []] };
  expect(placing(late, 'S2', [-1, 0])).toBeGreaterThan(placing(early, 'S2', [-1, 0]));
});

test('exchanges are all alike', () => {
  expect(prior(cross('*cross M1'), SUN, { exchange: [0] })).toBe(1);
});
