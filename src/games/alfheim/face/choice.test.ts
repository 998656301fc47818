import { expect, test } from 'vitest';
import type { Offer } from '../../../engine/game.ts';
import { KINDS, type Kind, kindOf, TOMTE } from '../rules/fairies.ts';
import { type Cell, cellAt, halves } from '../rules/field.ts';
import { foresee } from '../rules/foresee.ts';
import { DONE, moves, offers as offersTo } from '../rules/moves.ts';
import { callOf, clues, domino, fieldFrom, placed, positionOf, tileOf } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import {
  callsOf,
  firstKind,
  kindsCalled,
  layOf,
  litBy,
  onlyKind,
  saying,
  shownFirst,
  tappedFor,
  tilesWith,
  waysOn,
} from './choice.ts';

const SEAT = 0;
const FINGER = { sure: true, byPointer: true };
const UNSURE = { sure: false, byPointer: true };
const KEY = { sure: true, byPointer: false };

function offersIn(state: State): Offer<Move>[] {
  const seen = view(state, SEAT);
  return moves(state, SEAT).map((move) => ({ move, foresight: foresee(seen, SEAT, move) }));
}

const NISSE = kindOf('nisse1');
/** A and B in a row call the first Nisse; C and D beside them the second. */
const called = positionOf(fieldFrom('AB', 'CD'), { costs: { nisse1: 'AB', nisse2: 'CD' } });
const offers = offersIn(called);

const offerOf = (among: readonly Offer<Move>[], wish: Move): Offer<Move> | null =>
  among.find(({ move }) => JSON.stringify(move) === JSON.stringify(wish)) ?? null;
const all = (offer: Offer<Move> | null): Offer<Move>[] => (offer ? [offer] : []);
const answer = (cell: Cell, how: typeof FINGER, shown: Offer<Move> | null = null, kind: Kind | null = NISSE) => {
  const answered = tappedFor(offers, kind, cell, how, shown);
  return answered && [answered.by, answered.offer.move];
};

test('the fairies that can be called are those that are offered, each place once', () => {
  expect([...kindsCalled(offers)]).toEqual([
    [NISSE, 'surely'],
    [kindOf('nisse2'), 'surely'],
  ]);
  const places = callsOf(offers, NISSE).map(({ move }) => layOf(move));
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places.map((lay) => lay?.turn)).size).toBe(places.length);
  expect(new Set(places.map((lay) => lay?.place)).size).toBe(1);
});

test('a tap shows the fairy that may lie there, and more taps go through all of them', () => {
  const beyond = cellAt(2, 0);
  const north = callOf('nisse1', 2, -1, 2, 0);
  const south = callOf('nisse1', 2, 0, 2, 1);
  const first = answer(beyond, FINGER);
  expect(first?.[0]).toBe('compose');
  const ways = [north, south];
  expect(ways).toContainEqual(first?.[1]);
  const [one, other] = ways.map((way) => offerOf(offers, way));
  expect(answer(beyond, FINGER, one)).toEqual(['compose', south]);
  expect(answer(beyond, FINGER, other)).toEqual(['compose', north]);
  expect(answer(beyond, KEY, one)).toEqual(['select', north]);
});

test('the only way is laid by a tap, but not by one that may have meant a neighbour', () => {
  const corner = cellAt(2, -1);
  const only = callOf('nisse1', 2, -1, 2, 0);
  expect(answer(corner, FINGER)).toEqual(['select', only]);
  expect(answer(corner, UNSURE)).toEqual(['compose', only]);
  expect(answer(corner, UNSURE, offerOf(offers, only))).toEqual(['select', only]);
});

test('where no fairy may lie a tap has no answer, and without a kind the one of most points comes first', () => {
  expect(answer(cellAt(0, 0), FINGER)).toBeNull();
  expect(answer(cellAt(5, 5), FINGER)).toBeNull();
  const state = positionOf(fieldFrom('ABC'), { costs: { nisse1: 'AB', fairy1: 'ABC' } });
  const [first] = callsOf(offersIn(state), null);
  expect(first && 'call' in first.move && first.move.call).toBe(kindOf('fairy1'));
});

test('with the pile empty a place has a move for each cost tile, and none is taken unseen', () => {
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
  state.drawn[NISSE] = 5;
  const all = offersIn(state);
  const first = callsOf(all, NISSE)[0] ?? null;
  expect(tilesWith(all, first).map(({ move }) => 'call' in move && move.tile)).toEqual([
    tileOf('nisse1', 'AB'),
    tileOf('nisse1', 'DF'),
  ]);
  expect(tilesWith(all, offerOf(all, DONE))).toEqual([]);
  expect(tappedFor(all, NISSE, cellAt(2, -1), FINGER, null)?.by).toBe('compose');
});

test('the only fairy that comes is shown at once where she has one way, and nothing where there is a choice', () => {
  expect(shownFirst(offers)).toBeNull();
  const alone = offersIn(positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } }));
  const calls = callsOf(alone, NISSE);
  expect(calls.length).toBeGreaterThan(1);
  // Where she lies is hers to choose who calls her.
  expect(onlyKind(kindsCalled(alone))).toBe(NISSE);
  expect(shownFirst(alone)).toBeNull();
  const oneWay = [...calls.slice(0, 1), ...all(saying(alone, 'done'))];
  expect(shownFirst(oneWay)).toBe(calls[0]);
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
  state.drawn[NISSE] = 5;
  expect(shownFirst(offersIn(state))).toBeNull();
  expect(shownFirst(all(saying(alone, 'done')))).toBeNull();
});

test('of several that come the one of most points shows her places first, and never a Tomte that only may come', () => {
  expect(firstKind(kindsCalled(offers))).toBe(NISSE);
  const [one, other] = [kindOf('fairy1'), kindOf('queen')];
  expect(firstKind(new Map([one, other, NISSE].map((kind) => [kind, 'surely'])))).toBe(other);
  expect(firstKind(new Map([[TOMTE, 'perhaps']]))).toBeNull();
  expect(firstKind(new Map([[TOMTE, 'perhaps'] as const, [NISSE, 'surely'] as const]))).toBe(NISSE);
});

test('where fairies may lie over each other, every one of them is the first that a tap shows somewhere', () => {
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  const ways = callsOf(offersIn(state), NISSE);
  const cells = [...new Set(ways.flatMap(({ move }) => ('call' in move ? halves(move.domino) : [])))];
  const first = new Set(cells.map((cell) => waysOn(ways, NISSE, cell)[0]));
  expect(first.size).toBe(ways.length);
  // More taps go through all that lie there.
  for (const cell of cells) {
    const covering = ways.filter(({ move }) => 'call' in move && halves(move.domino).includes(cell));
    expect(new Set(waysOn(ways, NISSE, cell))).toEqual(new Set(covering));
  }
});

test('what is said instead of laying is found among the offers', () => {
  expect(saying(offers, 'done')?.move).toEqual(DONE);
  expect(saying(offers, 'refuse')).toBeNull();
});

test('a chosen place lights the run that it completes, and where one more clue is lacking', () => {
  const offersFor = (clue: string): Offer<Move>[] =>
    offersIn(positionOf(fieldFrom('AB'), { step: 'place', clue, costs: { fairy1: 'ABC', fairy2: 'ACE' } }));
  const lit = litBy(all(offerOf(offersFor('C'), placed(2, 0))), SEAT);
  expect([...lit.run].sort()).toEqual([cellAt(0, 0), cellAt(1, 0), cellAt(2, 0)].sort());
  expect([...lit.completes]).toEqual([kindOf('fairy1')]);

  const near = litBy(all(offerOf(offersFor('E'), placed(0, -1))), SEAT);
  expect(near.run.size).toBe(0);
  expect([...near.near]).toEqual([kindOf('fairy2')]);
  expect(near.lack.get(cellAt(0, -2))).toEqual(clues('C'));
  expect(litBy([], SEAT).lack.size).toBe(0);
});

test('a fairy lights the run that calls it', () => {
  const lit = litBy(all(offerOf(offers, { call: NISSE, domino: domino(2, -1, 2, 0) })), SEAT);
  expect([...lit.run].sort()).toEqual([cellAt(0, 0), cellAt(1, 0)].sort());
  expect(KINDS.filter((kind) => lit.completes.has(kind))).toEqual([NISSE]);
});

test('a Tomte may be called for sure where its cost is seen, and else perhaps', () => {
  const state = positionOf(fieldFrom('ABE'), { costs: {} });
  const [field] = state.fields;
  if (field) field.tomte = tileOf('tomte', 'ABE');
  const seenBy = (eyes: 0 | 'onlooker'): readonly Offer<Move>[] => {
    const seen = view(state, eyes);
    return offersTo(seen, SEAT).map((move) => ({ move, foresight: foresee(seen, SEAT, move) }));
  };
  expect([...kindsCalled(seenBy(0))]).toEqual([[TOMTE, 'surely']]);
  expect([...kindsCalled(seenBy('onlooker'))]).toEqual([[TOMTE, 'perhaps']]);
  expect(shownFirst(seenBy('onlooker'))).toBeNull();
  // Beside a Tomte that may come nobody is shown, since she might take its place.
  const oneWay = callsOf(offers, NISSE).slice(0, 1);
  expect(shownFirst(oneWay)).toBe(oneWay[0]);
  expect(shownFirst([...oneWay, ...seenBy('onlooker')])).toBeNull();
});
