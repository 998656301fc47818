import { expect, test } from 'vitest';
import { kindOf } from './fairies.ts';
import { foresee } from './foresee.ts';
import type { Reason } from './ids.ts';
import { DONE, REFUSE } from './moves.ts';
import { callOf, clues, fieldFrom, placed, positionOf, tileOf, withFairy } from './sample.ts';
import { type Move, ROUNDS, type State } from './state.ts';
import { view } from './view.ts';

const ahead = (state: State, move: Move): readonly Reason[] => foresee(view(state, 'onlooker'), 0, move);
const isCell = (thing: string): boolean => thing.startsWith('cell:');
/** Without the cells it is about; those are `shown`. */
const said = (state: State, move: Move): string[] =>
  ahead(state, move).map(({ rule, things = [], points }) =>
    [rule, points, ...things.filter((thing) => !isCell(thing))].filter((part) => part !== undefined).join(' '),
  );
const shown = (state: State, move: Move): string[] =>
  ahead(state, move).map(({ things = [] }) => things.filter(isCell).sort().join(' '));

const costs = { nisse1: 'AB', fairy1: 'ABC', queen: 'ABCDE', king: 'xxx' };

test('a placement completes fairies, most points first, and then says what lacks one clue', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C', round: 8, costs });
  expect(said(state, placed(2, 0))).toEqual(['call.cost 3 fairy:fairy1', 'call.optional fairy:nisse1']);
  const four = positionOf(fieldFrom('ABC'), { step: 'place', clue: 'D', round: 8, costs });
  expect(said(four, placed(3, 0))).toEqual(['call.optional fairy:fairy1 fairy:nisse1', 'call.run fairy:queen clue:E']);
  const alike = positionOf(fieldFrom('BA'), { step: 'place', clue: 'A', round: 8, costs });
  expect(said(alike, placed(2, 0))).toEqual(['call.optional fairy:nisse1', 'call.run fairy:king clue:A']);
});

test('what can come already is named once the gains and losses are, before what is only near', () => {
  const costsOf = { nisse1: 'AB', nisse2: 'CD', fairy1: 'ABC', fairy2: 'ACE' };
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C', costs: costsOf });
  expect(said(state, placed(0, 1))).toEqual([
    'call.optional fairy:nisse1',
    'call.run fairy:fairy1 clue:B',
    'call.run fairy:fairy2 clue:E',
    'call.run fairy:nisse2 clue:D',
  ]);
  expect(said(state, placed(2, 0)).slice(0, 2)).toEqual(['call.cost 3 fairy:fairy1', 'call.optional fairy:nisse1']);
});

test('what lacks one clue names every clue that would do', () => {
  const state = positionOf(fieldFrom('DE'), { step: 'place', clue: 'B', costs: { nisse1: 'AB', nisse2: 'BF' } });
  expect(said(state, placed(2, 0))).toEqual(['call.run fairy:nisse1 clue:A', 'call.run fairy:nisse2 clue:F']);
});

test('what is completed, what is near and what calls can be seen in the field', () => {
  const state = positionOf(fieldFrom('FAB'), {
    step: 'place',
    clue: 'C',
    round: 8,
    costs: { fairy1: 'ABC', nisse2: 'CD' },
  });
  expect(shown(state, placed(3, 0))).toEqual(['cell:0/1,0 cell:0/2,0 cell:0/3,0', 'cell:0/3,-1 cell:0/3,1 cell:0/4,0']);
  const met = positionOf(fieldFrom('FAB'), { costs: { nisse1: 'AB' } });
  expect(shown(met, callOf('nisse1', 3, 0, 3, 1))).toEqual(['cell:0/1,0 cell:0/2,0']);
});

test('in the last round nothing is near any more', () => {
  const near = (round: number): string[] =>
    said(positionOf(fieldFrom('DE'), { step: 'place', clue: 'B', round, costs: { nisse1: 'AB' } }), placed(2, 0));
  expect(near(ROUNDS - 1)).toEqual(['call.run fairy:nisse1 clue:A']);
  expect(near(ROUNDS)).toEqual([]);
});

test('nothing is near where the missing clue has no place', () => {
  const field = withFairy(fieldFrom('A'), 'nisse2', -1, 0, -1, 1);
  const costsOf = { fairy1: 'ABC' };
  const open = positionOf(field, { step: 'place', clue: 'B', costs: costsOf });
  expect(said(open, placed(1, 0))).toEqual(['call.run fairy:fairy1 clue:C']);
  const closed = positionOf(withFairy(field, 'nisse3', 2, 0, 2, 1), { step: 'place', clue: 'B', costs: costsOf });
  expect(said(closed, placed(1, 0))).toEqual([]);
});

test('a placement that takes a fairy’s last place says so', () => {
  const field = fieldFrom('.C', 'AB');
  withFairy(field, 'nisse2', -1, 1, -1, 2);
  withFairy(field, 'nisse3', 2, 2, 3, 2);
  const state = positionOf(field, { step: 'place', clue: 'F', costs: { nisse1: 'AB' } });
  expect(said(state, placed(2, 1))).toContain('call.empty fairy:nisse1');
});

test('a clue of its kind beside the footprint is a point', () => {
  const state = positionOf(fieldFrom('EF*'), { step: 'place', clue: 'C', round: 8, costs: {} });
  state.footprints = [2, 0, 1, 3, 4, 5];
  expect(said(state, placed(3, 0))).toEqual(['end.footprint 1 footprint:CD']);
  expect(said(state, placed(0, 1))).toEqual([]);
});

test('a call says its points, the expert’s card, the Tomte it brings and the tile that it takes', () => {
  const field = withFairy(withFairy(fieldFrom('AB'), 'nisse2', 5, 5, 5, 6), 'nisse3', 6, 5, 6, 6);
  const state = positionOf(field, { costs });
  state.drawn[kindOf('nisse1')] = 5;
  expect(said(state, callOf('nisse1', -1, 0, -1, 1))).toEqual([
    'end.fairies 2 fairy:nisse1',
    'tomte.third tomte:0',
    'tile.cost fairy:nisse1',
  ]);
  const royal = positionOf(withFairy(fieldFrom('ABCDE'), 'king', 5, 5, 5, 6), { costs, round: 8 });
  royal.earned[0] = [null, { rank: 0, round: 7 }];
  expect(said(royal, callOf('queen', -1, 0, -1, 1)).slice(0, 2)).toEqual([
    'end.fairies 5 fairy:queen',
    'expert.sets 6 expert:kingAndQueen',
  ]);
});

test('a call that leaves no place for another says so', () => {
  const field = withFairy(withFairy(fieldFrom('AB'), 'fairy2', 2, 0, 2, 1), 'fairy3', -1, -1, -2, -1);
  const state = positionOf(field, { costs: { nisse1: 'AB' } });
  state.usable[kindOf('king')] = 0;
  state.usable[kindOf('nisse2')] = 0;
  expect(said(state, callOf('nisse1', -1, 0, -1, 1))).toEqual(['end.fairies 2 fairy:nisse1']);
  const both = positionOf(withFairy(fieldFrom('CAB'), 'fairy2', -1, 0, -1, 1), {
    costs: { nisse1: 'AB', fairy1: 'ABC' },
  });
  expect(said(both, callOf('nisse1', 3, 0, 3, 1))).toContain('call.empty fairy:fairy1');
});

test('refusing says what is known of the top of the common deck', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  expect(ahead(state, REFUSE)).toMatchObject([{ rule: 'refuse.draw', unseen: state.common.length }]);
  state.common = clues('DEFABCDEFABCDE');
  state.buried = state.common.length;
  expect(said(state, REFUSE)).toEqual(['refuse.draw deck:common clue:D']);
});

test('ending the turn says what could still be called', () => {
  expect(said(positionOf(fieldFrom('AB'), { costs }), DONE)).toEqual(['call.optional fairy:nisse1']);
});

test('the Tomte’s owner alone foresees what completes it', () => {
  const field = fieldFrom('AB');
  for (const [at, name] of (['nisse1', 'nisse2', 'nisse3'] as const).entries())
    withFairy(field, name, 7 + at, 7, 7 + at, 8);
  field.tomte = tileOf('tomte', 'ABE');
  const state = positionOf(field, { step: 'place', clue: 'E', costs: {} });
  const rules = (eyes: 0 | 'onlooker'): string[] => foresee(view(state, eyes), 0, placed(2, 0)).map(({ rule }) => rule);
  expect(rules(0)).toEqual(['call.cost']);
  expect(rules('onlooker')).toEqual([]);
});
