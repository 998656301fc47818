import { describe, expect, test } from 'vitest';
import type { Facts, Setup } from './game.ts';
import { rngFor } from './rng.ts';
import { firstSeat, looksOf } from './seating.ts';
import { optionSets, plainOptions, seatCounts, setupFault } from './setup.ts';

const facts: Facts = {
  id: 'game',
  code: 0,
  edition: 1,
  seats: { fewest: 1, most: 3 },
  minutes: { shortest: 1, longest: 1 },
  options: (seats) => [
    { id: 'length', values: ['short', 'long'] },
    { id: 'rival', values: seats === 1 ? ['mild', 'fierce'] : ['none'] },
  ],
  looks: ['sun', 'moon', 'dawn'],
  longestGame: () => 1,
};

test('unasked, a table gets the first value of each option', () => {
  expect(plainOptions(facts, 1)).toEqual({ length: 'short', rival: 'mild' });
  expect(plainOptions(facts, 2)).toEqual({ length: 'short', rival: 'none' });
  const long = { ...facts, options: () => [{ id: 'length', values: ['short', 'long'], plain: 'long' }] };
  expect(plainOptions(long, 2)).toEqual({ length: 'long' });
});

test('options go with each other in every way', () => {
  expect(optionSets(facts, 1)).toEqual([
    { length: 'short', rival: 'mild' },
    { length: 'short', rival: 'fierce' },
    { length: 'long', rival: 'mild' },
    { length: 'long', rival: 'fierce' },
  ]);
  expect(optionSets({ ...facts, options: () => [] }, 2)).toEqual([{}]);
});

test('seats go from the fewest to the most', () => {
  expect(seatCounts(facts)).toEqual([1, 2, 3]);
});

describe('a setup', () => {
  const fits: Setup = { seats: 2, options: { length: 'long', rival: 'none' }, first: 'chance' };

  test.each<[string, Partial<Setup>, ReturnType<typeof setupFault>]>([
    ['may leave the first to chance', {}, null],
    ['may name the first', { first: 1 }, null],
    ['has not too many seats', { seats: 4 }, 'seats'],
    ['has not too few seats', { seats: 0 }, 'seats'],
    ['has whole seats', { seats: 1.5 }, 'seats'],
    ['lacks no option', { options: { length: 'long' } }, 'options'],
    ['has no option too many', { options: { ...fits.options, more: 'yes' } }, 'options'],
    ['has no unknown value', { options: { length: 'long', rival: 'mild' } }, 'options'],
    ['has no unknown option', { options: { length: 'long', other: 'none' } }, 'options'],
    ['has a first who sits there', { first: 2 }, 'first'],
    ['has a first who is a seat', { first: -1 }, 'first'],
    ['has a look for each seat', { looks: ['sun', 'moon'] }, null],
    ['has no look twice', { looks: ['sun', 'sun'] }, 'looks'],
    ['has no unknown look', { looks: ['sun', 'star'] }, 'looks'],
    ['has no look too few', { looks: ['sun'] }, 'looks'],
  ])('%s', (_, change, fault) => {
    expect(setupFault(facts, { ...fits, ...change })).toBe(fault);
  });

  test('may be silent on who begins, and must be where nobody does', () => {
    const { first: _, ...silent } = fits;
    expect(setupFault(facts, silent)).toBeNull();
    expect(setupFault({ ...facts, begins: 'nobody' }, silent)).toBeNull();
    expect(setupFault({ ...facts, begins: 'nobody' }, { ...fits, first: 0 })).toBe('first');
  });

  test('has no looks in a game that has none', () => {
    const { looks: _, ...plain } = facts;
    expect(setupFault(plain, { ...fits, looks: ['sun', 'moon'] })).toBe('looks');
  });
});

test('each seat has a look: the chosen one, or the first ones in the game’s own order', () => {
  const setup: Setup = { seats: 2, options: {} };
  expect(looksOf(facts, setup)).toEqual(['sun', 'moon']);
  expect(looksOf(facts, { ...setup, looks: ['dawn', 'sun'] })).toEqual(['dawn', 'sun']);
});

test('who begins is drawn or picked, and picking changes nothing that is drawn after', () => {
  const setup: Setup = { seats: 3, options: {}, first: 'chance' };
  const drawn = Array.from({ length: 300 }, (_, seed) => firstSeat(setup, rngFor(seed, 0)));
  for (const seat of [0, 1, 2]) expect(drawn.filter((each) => each === seat).length).toBeGreaterThan(50);
  const [chance, picked] = [rngFor(9, 0), rngFor(9, 0)];
  firstSeat({ seats: 3, options: {} }, chance);
  expect(firstSeat({ ...setup, first: 2 }, picked)).toBe(2);
  expect(picked.uint32()).toBe(chance.uint32());
});
