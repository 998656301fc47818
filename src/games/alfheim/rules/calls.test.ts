import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { callsIn } from './calls.ts';
import { type KindName, kindOf, NAMES } from './fairies.ts';
import { asks, DONE, moves, why } from './moves.ts';
import { callOf, domino, fieldFrom, placed, playAll, positionOf, tileOf, usableOf, withFairy } from './sample.ts';
import type { Call, Field, State } from './state.ts';
import { view } from './view.ts';

const reason = (state: State, wish: Call) => why(view(state, 'onlooker'), state.turn, wish)?.rule;
const called = (field: Field, costs: Partial<Record<KindName, string>>): string[] =>
  [...new Set(callsIn(field, usableOf(costs)).map(({ call }) => NAMES[call] as string))].sort();
const dominoes = (field: Field, costs: Partial<Record<KindName, string>>): Set<number> =>
  new Set(callsIn(field, usableOf(costs)).map(({ domino: each }) => each));

rule('call.run', 'clues in a row or a column make a run, and a gap ends it', () => {
  const costs = { fairy1: 'ABC' };
  expect(called(fieldFrom('ABC'), costs)).toEqual(['fairy1']);
  expect(called(fieldFrom('A', 'B', 'C'), costs)).toEqual(['fairy1']);
  expect(called(fieldFrom('AB', '.C'), costs)).toEqual([]);
  expect(called(fieldFrom('AB.C'), costs)).toEqual([]);
});

rule('house.breaks', 'a footprint or a fairy breaks a run', () => {
  const costs = { fairy1: 'ABC' };
  expect(called(fieldFrom('AB*C'), costs)).toEqual([]);
  expect(called(withFairy(fieldFrom('AB.C'), 'nisse1', 2, 0, 2, 1), costs)).toEqual([]);
});

rule('call.cost', 'exactly the clues of a cost call, in any order', () => {
  expect(called(fieldFrom('CAB'), { fairy1: 'ABC' })).toEqual(['fairy1']);
  expect(called(fieldFrom('DCBEA'), { queen: 'ABCDE ABCEF' })).toEqual(['queen']);
  expect(called(fieldFrom('DCBEE'), { queen: 'ABCDE ABCEF' })).toEqual([]);
  const state = positionOf(fieldFrom('AC'), { costs: { nisse1: 'AB' } });
  expect(reason(state, callOf('nisse1', -1, 0, -1, 1))).toBe('call.cost');
});

rule('house.part', 'a part of a run calls where it reaches an end', () => {
  expect(called(fieldFrom('CABD'), { fairy1: 'ABC', nisse1: 'AB' })).toEqual(['fairy1']);
  expect(called(fieldFrom('CABAD'), { fairy1: 'ABC' })).toEqual(['fairy1']);
  expect(called(fieldFrom('AAB'), { fairy1: 'ABC', nisse1: 'AB' })).toEqual(['nisse1']);
});

rule('king.pattern', 'the King comes for three alike, two pairs, five different, three and one, three and two', () => {
  const comesFor = (line: string, pattern: string): boolean =>
    called(fieldFrom(line), { king: pattern }).includes('king');
  const examples: Record<string, readonly [meets: string[], not: string[]]> = {
    xxx: [
      ['AAA', 'BAAA'],
      ['AAB', 'AA'],
    ],
    xxyy: [
      ['AABB', 'ABBA'],
      ['AAAB', 'AAAA'],
    ],
    vwxyz: [
      ['BACED', 'FABCDE'],
      ['AABCD', 'ABCD'],
    ],
    xxxy: [
      ['AAAB', 'ABAA'],
      ['AABB', 'AAAA'],
    ],
    xxxyy: [
      ['ABABA', 'BBAAA'],
      ['AAABC', 'AAAAB'],
    ],
  };
  for (const [pattern, [meets, not]] of Object.entries(examples)) {
    for (const line of meets) expect([pattern, line, comesFor(line, pattern)]).toEqual([pattern, line, true]);
    for (const line of not) expect([pattern, line, comesFor(line, pattern)]).toEqual([pattern, line, false]);
  }
  const state = positionOf(fieldFrom('AB'), { round: 7, costs: { king: 'xxx' } });
  expect(reason(state, callOf('king', -1, 0, -1, 1))).toBe('king.pattern');
});

rule('call.optional', 'a met cost may wait, and is called later by a run without the new clue', () => {
  const state = positionOf(fieldFrom('AB'), { clue: 'A', costs: { nisse1: 'AB' } });
  const call = callOf('nisse1', -1, 0, -1, 1);
  expect(moves(state, 0)).toEqual(expect.arrayContaining([call, DONE]));
  playAll(state, DONE, placed(0, 1), placed(0, -1), placed(1, 1));
  expect(asks(state)).toMatchObject([{ seat: 0, step: 'call' }]);
  expect(moves(state, 0)).toContainEqual(call);
});

rule('call.once', 'each kind comes to a field once', () => {
  const state = positionOf(fieldFrom('AB', 'C.'), { costs: { nisse1: 'AB', nisse2: 'AC' } });
  playAll(state, callOf('nisse1', -1, 0, -1, 1));
  const callable = moves(state, 0).flatMap((move) => ('call' in move ? NAMES[move.call] : []));
  expect(new Set(callable)).toEqual(new Set(['nisse2']));
  expect(reason(state, callOf('nisse1', 2, 0, 2, 1))).toBe('call.once');
});

rule('call.tile', 'a fairy lies across the run at either end, to either side, and nowhere else', () => {
  const costs = { nisse1: 'AB' };
  const ends = [domino(-1, 0, -1, 1), domino(-1, 0, -1, -1), domino(2, 0, 2, 1), domino(2, 0, 2, -1)];
  expect(dominoes(fieldFrom('AB'), costs)).toEqual(new Set(ends));
  expect(dominoes(fieldFrom('ABC'), costs)).toEqual(new Set(ends.slice(0, 2)));
  const state = positionOf(fieldFrom('AB'), { costs });
  for (const wrong of [callOf('nisse1', 0, 1, 1, 1), callOf('nisse1', -2, 0, -1, 0), callOf('nisse1', 3, 0, 3, 1)])
    expect(reason(state, wrong)).toBe('call.tile');
});

rule('call.empty', 'both places of a fairy must be empty', () => {
  const field = fieldFrom('AB', '..C');
  expect(dominoes(field, { nisse1: 'AB' })).not.toContain(domino(2, 0, 2, 1));
  expect(dominoes(field, { nisse1: 'AB' })).toContain(domino(2, 0, 2, -1));
  const state = positionOf(field, { costs: { nisse1: 'AB' } });
  expect(reason(state, callOf('nisse1', 2, 0, 2, 1))).toBe('call.empty');
});

rule('tile.pile', 'the tile comes from the pile, whichever cost was met', () => {
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
  const left = view(state, 'onlooker').piles[kindOf('nisse1')] ?? 0;
  const [event] = playAll(state, callOf('nisse1', -1, 0, -1, 1));
  expect(event).toMatchObject({ is: 'called', cost: tileOf('nisse1', 'AB'), tile: null });
  expect(view(state, 'onlooker').piles[kindOf('nisse1')]).toBe(left - 1);
  expect(view(state, 'onlooker').lying[kindOf('nisse1')]).toHaveLength(2);

  const last = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
  last.drawn[kindOf('nisse1')] = 4;
  expect(playAll(last, callOf('nisse1', -1, 0, -1, 1))[0]).toMatchObject({ tile: null });
  expect(view(last, 'onlooker').piles[kindOf('nisse1')]).toBe(0);
});

rule('tile.cost', 'with an empty pile any cost tile that lies there is taken, and the choice is the caller’s', () => {
  const nisse = kindOf('nisse1');
  const empty = (costs: string): State => {
    const state = positionOf(fieldFrom('AB'), { costs: { nisse1: costs } });
    state.drawn[nisse] = 5;
    return state;
  };
  const call = callOf('nisse1', -1, 0, -1, 1);
  const two = empty('AB DF');
  const chosen = { ...call, tile: tileOf('nisse1', 'DF') };
  expect(moves(two, 0)).toEqual(expect.arrayContaining([{ ...call, tile: tileOf('nisse1', 'AB') }, chosen]));
  expect(moves(two, 0)).not.toContainEqual(call);
  expect(reason(two, call)).toBe('tile.cost');
  expect(playAll(two, chosen)[0]).toMatchObject({ tile: tileOf('nisse1', 'DF'), last: false });
  expect(view(two, 'onlooker').lying[nisse]).toEqual([tileOf('nisse1', 'AB')]);

  const one = empty('AB');
  expect(reason(one, { ...call, tile: 0 })).toBe('tile.pile');
  expect(playAll(one, call)[0]).toMatchObject({ tile: tileOf('nisse1', 'AB'), last: true });
  expect(view(one, 'onlooker').lying[nisse]).toEqual([]);
});

rule('house.share', 'one clue serves several fairies', () => {
  const state = positionOf(fieldFrom('ABC'), { costs: { nisse1: 'AB', fairy1: 'ABC' } });
  playAll(state, callOf('nisse1', -1, 0, -1, 1), callOf('fairy1', 3, 0, 3, 1));
  expect(view(state, 'onlooker').fields[0]?.fairies.filter((each) => each !== null)).toHaveLength(2);
});

rule('house.domino', 'calls of one kind to the same two places are one move', () => {
  const field = fieldFrom('.AB', 'A..', 'B..');
  const calls = callsIn(field, usableOf({ nisse1: 'AB' }));
  const corner = calls.filter(({ domino: each }) => each === domino(0, 0, 0, -1) || each === domino(0, 0, -1, 0));
  expect(corner).toHaveLength(2);
  const shared = fieldFrom('AB', '..', 'AB');
  const both = callsIn(shared, usableOf({ nisse1: 'AB' })).map(({ domino: each }) => each);
  expect(both).toHaveLength(new Set(both).size);
  expect(both.filter((each) => each === domino(2, 0, 2, 1) || each === domino(2, 1, 2, 2))).toHaveLength(2);
  const meeting = callsIn(fieldFrom('AB', '....', '..B', '..A'), usableOf({ nisse1: 'AB' }));
  expect(meeting.filter(({ domino: each }) => each === domino(2, 0, 2, 1))).toHaveLength(1);
});

rule('house.usable', 'a cost whose tile is taken stays valid to the end of the round', () => {
  const nisse = kindOf('nisse1');
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  state.fields[1] = fieldFrom('AB');
  state.drawn[nisse] = 5;
  playAll(state, callOf('nisse1', -1, 0, -1, 1));
  const seen = view(state, 'onlooker');
  expect(seen.lying[nisse]).toEqual([]);
  expect(seen.usable[nisse]).toEqual([tileOf('nisse1', 'AB')]);
  playAll(state, placed(0, 1));
  expect(moves(state, 1).some((move) => 'call' in move && move.call === nisse)).toBe(true);
  playAll(state, DONE);
  expect(view(state, 'onlooker').usable[nisse]).toEqual([]);
});
