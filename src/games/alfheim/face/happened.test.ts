import { expect, test } from 'vitest';
import { KING, kindOf } from '../rules/fairies.ts';
import { dealt, playOn, rng } from '../rules/sample.ts';
import type { Event } from '../rules/state.ts';
import { ROUNDS } from '../rules/state.ts';
import { isMoment } from './happened.ts';

test('the second costs, the footprints, an expert and the last round are big moments, and all else passes by', () => {
  const costs = (...kinds: readonly (0 | ReturnType<typeof kindOf>)[]): Event => ({
    is: 'costs',
    turned: kinds.map((kind) => ({ kind, tile: 0 })),
  });
  const shown = (round: number): Event => ({ is: 'shown', round, clue: 1, first: 0 });
  const big: readonly Event[] = [
    costs(KING, kindOf('queen')),
    { is: 'footprints', by: [0, 1] },
    { is: 'expert', set: 0, seats: [1], points: 8 },
    shown(ROUNDS),
  ];
  const small: readonly Event[] = [
    costs(kindOf('queen')),
    shown(7),
    { is: 'done', seat: 0 },
    { is: 'placed', seat: 0, clue: 1, cell: 0 },
    { is: 'tomte', seat: 0, tile: null },
  ];
  expect([big.every(isMoment), small.some(isMoment)]).toEqual([true, false]);
});

test('the King’s cost is among those of round 7 and of no other', () => {
  expect(dealt(3).turned[KING]).toEqual([]);
  expect(playOn(dealt(3), rng(), 7).turned[KING]).toHaveLength(1);
});
