import { expect, test } from 'vitest';
import { KING, type Kind, kindOf, TILES, TOMTE } from '../rules/fairies.ts';
import { fieldFrom, positionOf, tileOf, withFairy } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { NOTHING_LIT } from './choice.ts';
import { offeringOf } from './offering.ts';

const NISSE = kindOf('nisse1');
const AB = tileOf('nisse1', 'AB');
const DF = tileOf('nisse1', 'DF');

const offering = (state: ReturnType<typeof positionOf>, kind: Kind = NISSE, callable: readonly Kind[] = []) =>
  offeringOf(view(state, 0), 0, kind, new Map(callable.map((each) => [each, 'surely'])), NOTHING_LIT);

test('before round 7 a second cost is still to come, for the King his first, and none where the pile is empty', () => {
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  expect(offering(state).costs).toEqual([
    { tile: AB, standing: 'lying' },
    { tile: null, standing: 'later' },
  ]);
  expect(offering(state, KING).costs).toEqual([{ tile: null, standing: 'later' }]);
  expect(offering(state, TOMTE).costs).toEqual([]);
  state.drawn[NISSE] = TILES;
  expect(offering(state).costs).toEqual([{ tile: AB, standing: 'lying' }]);
});

test('from round 7 on there are the costs that lie there, and those taken in this round are valid to its end', () => {
  const state = positionOf(fieldFrom('AB'), { round: 8, costs: { nisse1: 'AB DF' } });
  expect(offering(state).costs.map(({ standing }) => standing)).toEqual(['lying', 'lying']);
  state.lying[NISSE] = 1 << DF;
  expect(offering(state).costs).toContainEqual({ tile: AB, standing: 'still' });
});

test('a kind is ticked in the field that it lives in, and ready where it is offered', () => {
  const state = positionOf(withFairy(fieldFrom('AB'), 'nisse1', 2, 0, 2, 1));
  expect(offering(state).came).toBe(true);
  expect(offeringOf(view(state, 0), 1, NISSE, new Map(), NOTHING_LIT).came).toBe(false);
  expect(offering(state, NISSE, [NISSE]).callable).toBe('surely');
  expect(offering(state).callable).toBeNull();
  const lit = { completes: new Set<Kind>([NISSE]), near: new Set<Kind>([KING]) };
  expect(offeringOf(view(state, 0), 1, NISSE, new Map(), lit).ahead).toBe('completes');
  expect(offeringOf(view(state, 0), 1, KING, new Map(), lit).ahead).toBe('near');
});

test('a Tomte in hand shows its cost to its owner alone, and to others may perhaps be called', () => {
  const state = positionOf(fieldFrom('AB'));
  const [field] = state.fields;
  if (field) field.tomte = tileOf('tomte', 'ABE');
  const offered = { 0: 'surely', onlooker: 'perhaps' } as const;
  const seenBy = (eyes: 0 | 'onlooker') =>
    offeringOf(view(state, eyes), 0, TOMTE, new Map([[TOMTE, offered[eyes]]]), NOTHING_LIT);
  expect(seenBy(0)).toMatchObject({
    costs: [{ tile: tileOf('tomte', 'ABE'), standing: 'lying' }],
    callable: 'surely',
    inHand: true,
  });
  expect(seenBy('onlooker')).toMatchObject({ costs: [], callable: 'perhaps', inHand: true });
  expect(offering(state, NISSE).inHand).toBe(false);
});
