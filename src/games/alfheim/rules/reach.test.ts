import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { kindsCallable } from './calls.ts';
import { byKind, hasKind, KINDS, type KindName, kindOf, letterOf, TOMTE, tilesIn } from './fairies.ts';
import { eastOf, southOf } from './field.ts';
import { isShutIn, reachOf } from './runs.ts';
import { dealt, fieldFrom, playOn, tileOf, withFairy } from './sample.ts';
import type { Field } from './state.ts';

const reach = (field: Field, name: KindName, cost: string) => {
  const found = reachOf(field, kindOf(name), tileOf(name, cost));
  const at = (cells: readonly number[]): string =>
    cells
      .map((cell) => `${eastOf(cell)},${southOf(cell)}`)
      .sort()
      .join(' ');
  return (
    found && {
      met: found.met.map(Number).join(''),
      lacks: found.lacks.map((clue) => (clue === null ? '?' : letterOf(clue))).join(''),
      run: at(found.run),
      gaps: at(found.gaps),
    }
  );
};

test('sign by sign a cost is met by the line that has most of it, and what it lacks has its places', () => {
  expect(reach(fieldFrom('AB'), 'fairy1', 'ABC')).toEqual({
    met: '110',
    lacks: 'C',
    run: '0,0 1,0',
    gaps: '-1,0 2,0',
  });
  expect(reach(fieldFrom('CBA'), 'fairy1', 'ABC')).toEqual({ met: '111', lacks: '', run: '0,0 1,0 2,0', gaps: '' });
});

test('the missing clue may belong between two others, and wherever it is equally near', () => {
  expect(reach(fieldFrom('A.C', '.F.'), 'fairy1', 'ABC')).toMatchObject({ lacks: 'B', gaps: '1,0' });
  expect(reach(fieldFrom('A..', '.FA'), 'nisse1', 'AB')?.run).toBe('0,0 2,1');
});

test('a clue that the cost does not want, and a line without an end for the fairy, are no way', () => {
  expect(reach(fieldFrom('ADB'), 'nisse1', 'AB')).toMatchObject({ met: '10', lacks: 'B' });
  expect(reach(fieldFrom('F'), 'nisse1', 'AB')).toBeNull();
  const shut = withFairy(withFairy(fieldFrom('AB'), 'nisse2', -1, 0, -1, 1), 'nisse3', 2, 0, 2, 1);
  expect(reach(shut, 'nisse1', 'AB')?.lacks).toHaveLength(1);
  expect(isShutIn(shut, kindOf('nisse1'), tileOf('nisse1', 'AB'))).toBe(true);
  expect(isShutIn(fieldFrom('AC'), kindOf('nisse1'), tileOf('nisse1', 'AB'))).toBe(false);
});

test('a letter of the King’s pattern is whatever there is most of, and the others are of other kinds', () => {
  expect(reach(fieldFrom('BB'), 'king', 'xxxyy')).toMatchObject({ met: '11000', lacks: 'B??' });
  expect(reach(fieldFrom('BBAA'), 'king', 'xxyy')).toMatchObject({ met: '1111', lacks: '' });
  expect(reach(fieldFrom('ABA'), 'king', 'vwxyz')).toMatchObject({ lacks: '???' });
});

test('in any field what lacks nothing is what can be called', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const state = playOn(dealt(3, seed), new Rng(seed, 3, 4), 10);
    const usable = byKind((kind) => (kind === TOMTE ? 0 : state.usable[kind]));
    for (const field of state.fields) {
      const ready = KINDS.filter(
        (kind) =>
          !hasKind(field.kinds, kind) &&
          tilesIn(usable[kind]).some((tile) => reachOf(field, kind, tile)?.lacks.length === 0),
      );
      expect(ready).toEqual(KINDS.filter((kind) => hasKind(kindsCallable(field, usable), kind)));
    }
  }
});
