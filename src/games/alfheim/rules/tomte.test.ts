import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { News, To } from '../../../engine/game.ts';
import { COSTS, TOMTE } from './fairies.ts';
import { asks, DONE, KEEP, LOOK, moves } from './moves.ts';
import { play } from './play.ts';
import { callOf, fieldFrom, playAll, playOn, positionOf, rng, tileOf, withFairy } from './sample.ts';
import { totals } from './score.ts';
import { type Event, type Field, HIDDEN, NO_TILE, type State } from './state.ts';
import { table } from './table.ts';
import { guess, view } from './view.ts';
import { why } from './why.ts';

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

rule('tomte.third', 'with the third Nisse the top Tomte is taken at once', () => {
  const state = atThird('E..');
  expect(why(view(state, 0), 0, LOOK)?.rule).toBe('tomte.third');
  expect(moves(state, 0)).toEqual([DONE]);
  const pair = positionOf(withFairy(fieldFrom('AC'), 'nisse1', 5, 0, 5, 1), { costs: { nisse2: 'AC' } });
  playAll(pair, callOf('nisse2', -1, 0, -1, 1));
  expect(pair.fields[0]?.tomte).toBe(NO_TILE);
  const met = atThird('F..');
  expect(moves(met, 0)).toContainEqual(third);
  const [top] = met.piles[TOMTE] ?? [];
  playAll(met, third);
  expect(met.fields[0]?.tomte).toBe(top);
  expect(met.drawn[TOMTE]).toBe(1);
  expect(asks(met)).toEqual([{ seat: 0, step: 'call', cover: 'open' }]);
  // Whatever it wants: nothing in this field could meet any Tomte's cost.
  expect(moves(met, 0)).toEqual([LOOK, DONE]);
  expect(why(view(met, 'onlooker'), 0, LOOK)).toBeNull();
  playAll(met, LOOK);
  expect(moves(met, 0)).toEqual([KEEP]);
});

rule('tomte.secret', 'only the owner sees its cost and is asked behind the curtain', () => {
  const state = holding('ABE', 'ABE');
  expect(view(state, 0).fields[0]?.tomte).toBe(tileOf('tomte', 'ABE'));
  for (const eyes of [1, 2, 'onlooker'] as const) expect(view(state, eyes).fields[0]?.tomte).toBe(HIDDEN);
  expect(why(view(state, 'onlooker'), 0, tomteCall)?.rule).toBe('tomte.secret');
  const chance = rng();
  const costs = new Set(Array.from({ length: 60 }, () => guess(view(state, 1), chance).fields[0]?.tomte));
  expect(costs).toEqual(new Set([0, 1, 2, 3, 4]));
  playAll(state, LOOK);
  expect(asks(state)).toEqual([{ seat: 0, step: 'tomte', cover: 'private' }]);
  expect(why(view(state, 'onlooker'), 0, tomteCall)?.rule).toBe('call.cost');
  expect(why(view(state, 0), 0, { ...tomteCall, tile: 0 })?.rule).toBe('tile.pile');
  playAll(state, KEEP);
  expect(moves(state, 0)).toEqual([DONE]);
  for (const wish of [LOOK, tomteCall])
    expect(why(view(state, 0), 0, wish)).toMatchObject({ rule: 'tomte.secret', data: { looked: 1 } });
});

rule(
  'tomte.place',
  'it may be placed when its cost is met, at once or later, and looking is offered whatever it wants',
  () => {
    const met = holding('ABE', 'ABE');
    const unmet = holding('ADF', 'ABE');
    for (const state of [met, unmet]) expect(moves(state, 0)).toEqual([LOOK, DONE]);
    playAll(met, LOOK);
    playAll(unmet, LOOK);
    expect(moves(met, 0)).toEqual(expect.arrayContaining([tomteCall, KEEP]));
    expect(moves(unmet, 0)).toEqual([KEEP]);
    expect(why(view(unmet, 0), 0, DONE)?.rule).toBe('tomte.place');
    const told = playAll(met, tomteCall);
    expect(told[0]).toMatchObject({ is: 'called', kind: TOMTE, cost: tileOf('tomte', 'ABE'), tile: null });
    expect(asks(met)).toEqual([{ seat: 0, step: 'call', cover: 'open' }]);
    const never = holding('ABE', 'AA');
    expect(moves(never, 0)).toEqual([DONE]);
    for (const wish of [LOOK, tomteCall])
      expect(why(view(never, 'onlooker'), 0, wish)).toMatchObject({ rule: 'tomte.place', data: { fits: 0 } });
  },
);

rule('end.tomte', 'a Tomte in hand is worth nothing and costs nothing', () => {
  const state = holding('ABE', 'ABE');
  const before = totals(state)[0];
  (state.fields[0] as Field).tomte = NO_TILE;
  expect(totals(state)[0]).toBe(before);
});

rule('house.tiles', 'its cost is shown when it is placed and at the end; undersides of other tiles stay unseen', () => {
  const state = holding('ABE', 'ABE');
  const told: { event: Event; to: To; news: News }[] = [];
  playAll(state, LOOK);
  play(state, 0, tomteCall, (event, to, news) => told.push({ event, to, news }));
  expect(told[0]).toMatchObject({ to: 'all', news: [1, 2] });
  expect(view(state, 'onlooker').fields[0]?.tomte).toBe(tileOf('tomte', 'ABE'));

  const kept = holding('ABE', 'AA');
  const last: Event[] = [];
  playOn(kept, rng(), 11);
  const cost = COSTS[TOMTE]?.[kept.fields[0]?.tomte ?? 0] ?? '';
  while (asks(kept).length > 0) {
    const [first = DONE] = moves(kept, kept.turn);
    last.push(...playAll(kept, kept.step === 'place' ? first : kept.step === 'tomte' ? KEEP : DONE));
  }
  const inHand = ((kept.fields[0]?.kinds ?? 0) >> TOMTE) % 2 === 0;
  expect(last.some((event) => event.is === 'never' && event.seat === 0)).toBe(inHand);
  expect(table(kept).fields[0]?.tomte).toBe(inHand ? cost : null);
  expect(view(kept, 'onlooker').fields[0]?.tomte).toBe(tileOf('tomte', cost));
});
