import { expect, test } from 'vitest';
import { record } from './index.ts';
import { fieldFrom, positionOf, tileOf, withFairy } from './sample.ts';

test('the record has fields, experts and the costs that still lie there', () => {
  const field = withFairy(fieldFrom('AB', '*C'), 'queen', 2, 0, 2, -1);
  field.tomte = tileOf('tomte', 'ABE');
  const state = positionOf(field, { costs: { queen: 'ABCDE ABCEF' } });
  state.footprints = [5, 0, 1, 2, 3, 4];
  const { fields, experts, costs } = record(state);
  expect(fields[0]).toEqual({
    clues: [
      [0, 0, 'A'],
      [1, 0, 'B'],
      [1, 1, 'C'],
    ],
    footprint: [0, 1, 'FA'],
    fairies: [['queen', [2, -1], [2, 0]]],
    tomte: 'ABE',
  });
  expect(fields[1]).toMatchObject({ footprint: null, tomte: null });
  expect(experts).toEqual({ kingAndQueen: [], threeFairies: [], tomte: [] });
  expect(costs).toMatchObject({ queen: ['ABCDE', 'ABCEF'], king: [], nisse1: [] });
});
