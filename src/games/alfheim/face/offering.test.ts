import { expect, test } from 'vitest';
import { KING, type Kind, kindOf, TILES, TOMTE } from '../rules/fairies.ts';
import { cellAt } from '../rules/field.ts';
import { fieldFrom, positionOf, tileOf, withFairy } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { NOTHING_LIT, nearestOf, offeringOf, type Stand, standsOf } from './choice.ts';

const NISSE = kindOf('nisse1');
const AB = tileOf('nisse1', 'AB');
const DF = tileOf('nisse1', 'DF');

function stand(state: State, kind: Kind = NISSE, side = 0, eyes: 0 | 'onlooker' = 0): Stand {
  const found = standsOf(view(state, eyes), side)[kind];
  if (!found) throw new Error('there is no such field');
  return found;
}
const standings = (state: State, kind?: Kind) => stand(state, kind).costs.map((cost) => cost?.standing ?? null);

test('before round 7 a second cost is still to come, for the King his first, and none where the pile is empty', () => {
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  expect(stand(state).costs).toMatchObject([{ tile: AB, standing: 'lying', isNew: false }, null]);
  expect(standings(state, KING)).toEqual([null]);
  expect(standings(state, TOMTE)).toEqual([]);
  state.drawn[NISSE] = TILES;
  expect(standings(state)).toEqual(['lying']);
});

test('a cost keeps its place, the older one first, whether it is taken, and valid to the end of the round, or gone', () => {
  const state = positionOf(fieldFrom('AB'), { round: 8, costs: { nisse1: 'AB DF' } });
  state.turned[NISSE] = [DF, AB];
  expect(stand(state).costs.map((cost) => cost?.tile)).toEqual([DF, AB]);
  state.lying[NISSE] = 1 << AB;
  expect(standings(state)).toEqual(['still', 'lying']);
  state.usable[NISSE] = 1 << AB;
  expect(standings(state)).toEqual(['gone', 'lying']);
});

test('in round 7 the second cost is the new one, and the King’s first', () => {
  const isNew = (round: number, kind?: Kind) => {
    const state = positionOf(fieldFrom('AB'), { round, costs: { nisse1: 'AB DF', king: 'xxx' } });
    return stand(state, kind).costs.map((cost) => cost?.isNew);
  };
  expect([isNew(7), isNew(7, KING), isNew(8)]).toEqual([[false, true], [true], [false, false]]);
});

test('what a field has of a cost, and lacks, is that of whoever is looked at', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', costs: { nisse1: 'AB', fairy1: 'ABC' } });
  state.fields[1] = fieldFrom('AF');
  expect(stand(state).ready).toBe(true);
  expect(stand(state, NISSE, 1).ready).toBe(false);
  expect(stand(state, NISSE, 1).costs[0]?.reach).toMatchObject({ met: [true, false], lacks: [2] });
  expect(stand(state, kindOf('fairy1')).costs[0]?.reach).toMatchObject({ gaps: [cellAt(2, 0), cellAt(-1, 0)] });
});

test('of two costs the nearer one is shown first', () => {
  const state = positionOf(fieldFrom('AB'), { round: 8, costs: { nisse1: 'AB DF' } });
  state.turned[NISSE] = [DF, AB];
  expect(nearestOf(stand(state))).toBe(1);
  expect(nearestOf(stand(state, TOMTE))).toBe(0);
});

test('a kind is ticked in the field that it lives in, and can be called where it is offered', () => {
  const state = positionOf(withFairy(fieldFrom('AB'), 'nisse1', 2, 0, 2, 1), { costs: { nisse1: 'AB' } });
  expect([stand(state).came, stand(state, NISSE, 1).came]).toEqual([true, false]);
  expect(stand(state).ready).toBe(false);
  const callable = new Map([[NISSE, 'surely'] as const]);
  expect(offeringOf(stand(state), callable, NOTHING_LIT).callable).toBe('surely');
  expect(offeringOf(stand(state, KING), callable, NOTHING_LIT).callable).toBeNull();
  const lit = { completes: new Set<Kind>([NISSE]), near: new Set<Kind>([KING]) };
  const ahead = (kind: Kind) => offeringOf(stand(state, kind), new Map(), lit).ahead;
  expect([ahead(NISSE), ahead(KING), ahead(TOMTE)]).toEqual(['completes', 'near', null]);
});

test('a Tomte in hand shows its cost among the others to its owner alone', () => {
  const state = positionOf(fieldFrom('ABE'));
  const [field] = state.fields;
  if (field) field.tomte = tileOf('tomte', 'ABE');
  const own = stand(state, TOMTE);
  expect(own).toMatchObject({
    costs: [{ tile: tileOf('tomte', 'ABE'), standing: 'lying' }],
    ready: true,
    inHand: true,
  });
  expect(stand(state, TOMTE, 0, 'onlooker')).toMatchObject({ costs: [], ready: false, inHand: true });
  expect(stand(state).inHand).toBe(false);
});
