import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { News, To } from '../../../engine/game.ts';
import { callsIn, conceals } from './calls.ts';
import { COSTS, TOMTE } from './fairies.ts';
import { bareField } from './field.ts';
import { foresee } from './foresee.ts';
import { record } from './index.ts';
import { asks, DONE, moves, offers, why } from './moves.ts';
import { play } from './play.ts';
import { callOf, fieldFrom, playAll, playOn, positionOf, rng, tileOf, usableOf, withFairy } from './sample.ts';
import { totals } from './sheet.ts';
import { type Event, type Field, HIDDEN, type Move, type State } from './state.ts';
import { guess, view } from './view.ts';

/** Two Nisse have come, and the third can be called by the column. */
function atThird(line: string): State {
  const field = withFairy(withFairy(fieldFrom('EBA', line), 'nisse1', 3, 0, 3, 1), 'nisse2', -1, 0, -1, 1);
  return positionOf(field, { costs: { nisse3: 'EF' } });
}
const third = callOf('nisse3', 0, 2, 1, 2);

/** A Tomte that wants these clues is in seat 0's hand. */
function holding(cost: string, ...lines: readonly string[]): State {
  const state = positionOf(fieldFrom(...lines), { seats: 3 });
  const field = state.fields[0] as Field;
  withFairy(withFairy(withFairy(field, 'nisse1', 7, 0, 7, 1), 'nisse2', 8, 0, 8, 1), 'nisse3', 9, 0, 9, 1);
  field.tomte = tileOf('tomte', cost);
  state.piles[TOMTE] = [field.tomte, ...[0, 1, 2, 3, 4].filter((tile) => tile !== field.tomte)];
  state.drawn[TOMTE] = 1;
  return state;
}
const tomteCall = callOf('tomte', -1, 0, -1, 1);
const tomteCalls = ({ fields: [field = bareField()] }: State, cost: string): readonly Move[] =>
  callsIn(field, usableOf({ tomte: cost }));

rule('tomte.third', 'with the third Nisse the top Tomte is taken at once', () => {
  const state = atThird('E..');
  expect(why(view(state, 0), 0, tomteCall)?.rule).toBe('tomte.third');
  expect(moves(state, 0)).toEqual([DONE]);
  const pair = positionOf(withFairy(fieldFrom('AC'), 'nisse1', 5, 0, 5, 1), { costs: { nisse2: 'AC' } });
  playAll(pair, callOf('nisse2', -1, 0, -1, 1));
  expect(pair.fields[0]?.tomte).toBeNull();
  const met = atThird('F..');
  expect(moves(met, 0)).toContainEqual(third);
  const [top] = met.piles[TOMTE] ?? [];
  playAll(met, third);
  expect(met.fields[0]?.tomte).toBe(top);
  expect(met.drawn[TOMTE]).toBe(1);
  expect(asks(met)).toEqual([{ seat: 0, step: 'call', cover: 'open' }]);
  // Nothing in this field could meet any Tomte's cost, so nothing is asked and nothing offered.
  expect(offers(view(met, 'onlooker'), 0)).toEqual([DONE]);
  expect(moves(met, 0)).toEqual([DONE]);
});

rule('tomte.secret', 'only its owner sees its cost; the table knows who holds something to look at', () => {
  const state = holding('ABE', 'ABE');
  expect(view(state, 0).fields[0]?.tomte).toBe(tileOf('tomte', 'ABE'));
  for (const eyes of [1, 2, 'onlooker'] as const) expect(view(state, eyes).fields[0]?.tomte).toBe(HIDDEN);
  expect([0, 1, 2].map((seat) => conceals(view(state, 'onlooker'), seat))).toEqual([true, false, false]);
  const chance = rng();
  const costs = new Set(Array.from({ length: 60 }, () => guess(view(state, 1), chance).fields[0]?.tomte));
  expect(costs).toEqual(new Set([0, 1, 2, 3, 4]));
  playAll(state, tomteCall);
  expect(conceals(view(state, 'onlooker'), 0)).toBe(false);
});

rule('tomte.place', 'it is called like any fairy when its own cost is met, at once or later', () => {
  const state = holding('ABE', 'ABE');
  expect(moves(state, 0)).toEqual([...tomteCalls(state, 'ABE'), DONE]);
  expect(asks(state)).toEqual([{ seat: 0, step: 'call', cover: 'open' }]);
  expect(why(view(state, 0), 0, tomteCall)).toBeNull();
  expect(why(view(state, 0), 0, { ...tomteCall, tile: 0 })?.rule).toBe('tile.pile');
  const told = playAll(state, tomteCall);
  expect(told[0]).toMatchObject({ is: 'called', kind: TOMTE, cost: tileOf('tomte', 'ABE'), tile: null });
  expect(asks(state)).toMatchObject([{ seat: 1, step: 'place' }]);
});

test('the open table is offered every place where a Tomte in hand may come, and no secret changes that', () => {
  // ABE and BCE are met here, the other three costs are not.
  const lines = ['ABE', '..C', '..B'];
  const places = (cost: string) => tomteCalls(holding(cost, ...lines), cost);
  const all = [...places('ABE'), ...places('BCE')];
  for (const cost of COSTS[TOMTE] ?? []) {
    const state = holding(cost, ...lines);
    const offered = offers(view(state, 'onlooker'), 0);
    expect(offered).toHaveLength(all.length + 1);
    expect(offered).toEqual(expect.arrayContaining([...all, DONE]));
    expect(offers(view(state, 0), 0)).toEqual(moves(state, 0));
    expect(moves(state, 0)).toHaveLength(['ABE', 'BCE'].includes(cost) ? 1 + places(cost).length : 1);
  }
  // Whatever another field shows is in no hand.
  const shown = holding('ADF', ...lines);
  const other = shown.fields[1] as Field;
  other.tomte = tileOf('tomte', 'BCE');
  withFairy(other, 'tomte', 9, 9, 9, 10);
  expect(offers(view(shown, 'onlooker'), 0)).toHaveLength(places('ABE').length + 1);
});

test('an offered Tomte whose cost is not met is refused to its owner, by a reason that does not tell the cost', () => {
  const reasons = ['ADF', 'BCD'].map((cost) => {
    const state = holding(cost, 'ABE');
    expect(why(view(state, 'onlooker'), 0, tomteCall)).toBeNull();
    return why(view(state, 0), 0, tomteCall);
  });
  expect(reasons[0]).toEqual({
    is: 'tomteUnmet',
    rule: 'tomte.place',
    side: 0,
    things: ['tomte:0'],
    known: true,
  });
  expect(reasons[1]).toEqual(reasons[0]);
  const never = holding('ABE', 'AA');
  expect(moves(never, 0)).toEqual([DONE]);
  expect(why(view(never, 'onlooker'), 0, tomteCall)).toMatchObject({ rule: 'tomte.place', known: false });
});

test('before a Tomte is tried, and before a turn ends without it, the table is told that its owner alone can know', () => {
  const state = holding('ABE', 'ABE');
  const rules = (eyes: 0 | 'onlooker', move: Move): string[] =>
    foresee(view(state, eyes), 0, move).map(({ rule }) => rule);
  expect(rules('onlooker', tomteCall)).toEqual(['tomte.place', 'end.fairies', 'expert.sets']);
  expect(rules('onlooker', DONE)).toEqual(['tomte.place']);
  expect(rules(0, tomteCall)).toEqual(['end.fairies', 'expert.sets']);
  expect(rules(0, DONE)).toEqual(['call.optional']);
});

rule('end.tomte', 'a Tomte in hand is worth nothing and costs nothing', () => {
  const state = holding('ABE', 'ABE');
  const before = totals(state)[0];
  (state.fields[0] as Field).tomte = null;
  expect(totals(state)[0]).toBe(before);
});

rule('house.tiles', 'its cost is shown when it is placed and at the end; undersides of other tiles stay unseen', () => {
  const state = holding('ABE', 'ABE');
  const told: { event: Event; to: To; news: News }[] = [];
  play(state, 0, tomteCall, (event, to, news = 'all') => told.push({ event, to, news }));
  expect(told[0]).toMatchObject({ to: 'all', news: [1, 2] });
  expect(view(state, 'onlooker').fields[0]?.tomte).toBe(tileOf('tomte', 'ABE'));

  const kept = holding('ABE', 'AA');
  const last: Event[] = [];
  playOn(kept, rng(), 11);
  const cost = COSTS[TOMTE]?.[kept.fields[0]?.tomte ?? 0] ?? '';
  while (asks(kept).length > 0) {
    const [first = DONE] = moves(kept, kept.turn);
    last.push(...playAll(kept, kept.step === 'place' ? first : DONE));
  }
  const inHand = ((kept.fields[0]?.kinds ?? 0) >> TOMTE) % 2 === 0;
  expect(last.some((event) => event.is === 'never' && event.seat === 0)).toBe(inHand);
  expect(record(kept).fields[0]?.tomte).toBe(inHand ? cost : null);
  expect(view(kept, 'onlooker').fields[0]?.tomte).toBe(tileOf('tomte', cost));
});
