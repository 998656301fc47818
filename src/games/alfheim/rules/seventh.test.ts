import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { KINDS, KING, kindOf, TILES, TOMTE } from './fairies.ts';
import { FIRST } from './field.ts';
import { asks, DONE, moves, why } from './moves.ts';
import { callOf, dealt, fieldFrom, placed, playAll, playOn, positionOf, rng } from './sample.ts';
import type { Event, State } from './state.ts';
import { view } from './view.ts';

/** To the end of round 6, and what its last move tells. */
function intoSeventh(state: State): Event[] {
  playOn(state, rng(), 6);
  let told: Event[] = [];
  while (state.round < 7) {
    const [first = DONE] = moves(state, state.turn);
    told = playAll(state, state.step === 'place' ? first : DONE);
  }
  return told;
}

rule('seventh.costs', 'in round 7 every pile but the Tomte’s turns one more cost, and an empty one turns none', () => {
  const state = dealt(3);
  const nisse = kindOf('nisse1');
  playOn(state, rng(), 6);
  state.drawn[nisse] = TILES;
  const told = intoSeventh(state);
  const turned = told.flatMap((event) => (event.is === 'costs' ? event.turned.map(({ kind }) => kind) : []));
  expect(turned).toEqual(KINDS.filter((kind) => kind !== TOMTE && kind !== nisse));
  const seen = view(state, 'onlooker');
  expect(seen.usable[KING]).toHaveLength(1);
  expect(seen.usable[kindOf('queen')]).toHaveLength(2);
  expect(seen.usable[nisse]).toHaveLength(1);
  expect(seen.usable[TOMTE]).toEqual([]);
});

rule('seventh.king', 'before round 7 no run calls the King, from then on it does', () => {
  const call = callOf('king', -1, 0, -1, 1);
  const early = positionOf(fieldFrom('AAA'), { round: 6 });
  expect(moves(early, 0)).not.toContainEqual(call);
  expect(why(view(early, 'onlooker'), 0, call)?.rule).toBe('seventh.king');
  expect(moves(positionOf(fieldFrom('AAA'), { round: 7, costs: { king: 'xxx' } }), 0)).toContainEqual(call);
});

rule('seventh.footprint', 'all footprints are turned together and placed in turn before the clue is shown', () => {
  const state = dealt(3, 1, 1);
  playOn(state, rng(), 6);
  expect(view(state, 0).footprints).toEqual([null, null, null]);
  intoSeventh(state);
  const seen = view(state, 'onlooker');
  expect(seen.footprints).toEqual(state.footprints.slice(0, 3));
  expect(seen.shown).toHaveLength(6);
  for (const seat of [1, 2, 0]) {
    expect(asks(state)).toEqual([{ seat, step: 'footprint', cover: 'open' }]);
    expect(why(view(state, 'onlooker'), seat, placed(0, 1))?.rule).toBe('seventh.footprint');
    expect(why(view(state, 'onlooker'), seat, { footprint: FIRST })?.rule).toBe('place.empty');
    const open = state.fields[seat]?.open ?? [];
    expect(moves(state, seat)).toEqual(open.map((footprint) => ({ footprint })));
    const [first = DONE] = moves(state, seat);
    playAll(state, first);
  }
  expect(asks(state)).toEqual([{ seat: 0, step: 'place', cover: 'open' }]);
  expect(view(state, 'onlooker').shown).toHaveLength(7);
});
