import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Rng, rngFor } from './rng.ts';
import { isSeed, SEED_BOUND } from './setup.ts';

/** sfc32 as published by Chris Doty-Humphrey, in numbers that cannot overflow. */
function published(a: number, b: number, c: number, count: number): number[] {
  const M = 0xffffffffn;
  let [x, y, z, n] = [BigInt(a) & M, BigInt(b) & M, BigInt(c) & M, 1n];
  const drawn: number[] = [];
  for (let step = 0; step < 12 + count; step++) {
    const sum = (x + y + n) & M;
    n = (n + 1n) & M;
    x = y ^ (y >> 9n);
    y = (z + (z << 3n)) & M;
    z = (((z << 21n) | (z >> 11n)) + sum) & M;
    if (step >= 12) drawn.push(Number(sum));
  }
  return drawn;
}

const draw = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.uint32());
const anyInt = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anySeed = fc.integer({ min: 0, max: SEED_BOUND - 1 });

describe('numbers', () => {
  test('are those that saved games were dealt with', () => {
    expect(draw(new Rng(1, 2, 3), 4)).toEqual(KNOWN_OF_1_2_3);
    expect(draw(rngFor(0, 0), 4)).toEqual(KNOWN_OF_0_0);
    expect(draw(rngFor(SEED_BOUND - 1, 7), 4)).toEqual(KNOWN_OF_LAST_7);
  });

  test('are sfc32', () => {
    fc.assert(
      fc.property(anyInt, anyInt, anyInt, (a, b, c) => {
        expect(draw(new Rng(a, b, c), 20)).toEqual(published(a, b, c, 20));
      }),
    );
  });

  test('are whole and of 32 bits', () => {
    for (const number of draw(rngFor(5, 5), 1000)) {
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
    }
  });
});

describe('a match seed', () => {
  test('counts with all its forty bits', () => {
    fc.assert(
      fc.property(anySeed, fc.nat(39), (seed, bit) => {
        const other = seed % 2 ** (bit + 1) >= 2 ** bit ? seed - 2 ** bit : seed + 2 ** bit;
        expect(draw(rngFor(seed, 3), 4)).not.toEqual(draw(rngFor(other, 3), 4));
      }),
    );
  });

  test('gives every entry chance of its own', () => {
    const firsts = Array.from({ length: 1000 }, (_, entry) => rngFor(42, entry).uint32());
    expect(new Set(firsts).size).toBe(1000);
  });

  test('is a whole number below 2⁴⁰', () => {
    expect([0, 1, SEED_BOUND - 1].every(isSeed)).toBe(true);
    expect([-1, 0.5, SEED_BOUND, Number.NaN, Number.POSITIVE_INFINITY].some(isSeed)).toBe(false);
  });
});

describe('below', () => {
  test('stays below its bound', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const number = rngFor(seed, 1).below(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
    );
  });

  test.each([2, 3, 6, 10])('gives each of %i about as often, over draws and over entries', (bound) => {
    const rng = rngFor(2026, 0);
    const overDraws = counts(bound, bound * EACH, () => rng.below(bound));
    const overEntries = counts(bound, bound * EACH, (entry) => rngFor(2026, entry).below(bound));
    for (const count of [...overDraws, ...overEntries]) expect(Math.abs(count - EACH)).toBeLessThan(FIVE_DEVIATIONS);
  });
});

describe('shuffle', () => {
  test('keeps every card, in the same array', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.integer()), (seed, cards) => {
        const pile = [...cards];
        expect(rngFor(seed, 0).shuffle(pile)).toBe(pile);
        expect([...pile].sort()).toEqual([...cards].sort());
      }),
    );
  });

  test('draws once less than there are cards, so that saved games go on as they did', () => {
    for (const count of [0, 1, 2, 7]) {
      const rng = rngFor(9, 0);
      rng.shuffle(Array.from({ length: count }, (_, card) => card));
      expect(rng.uint32()).toBe(draw(rngFor(9, 0), 10)[Math.max(0, count - 1)]);
    }
  });

  test('gives all orders about as often', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 6 * EACH; seed++) {
      const order = rngFor(seed, 0).shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - EACH)).toBeLessThan(FIVE_DEVIATIONS);
  });
});

describe('pick', () => {
  test('takes one of what there is', () => {
    const rng = rngFor(1, 1);
    const picked = new Set(Array.from({ length: 100 }, () => rng.pick(['sun', 'moon', 'star'])));
    expect([...picked].sort()).toEqual(['moon', 'star', 'sun']);
  });

  test('says so when there is nothing', () => {
    expect(() => rngFor(1, 1).pick([])).toThrow('nothing to pick from');
  });
});

const EACH = 2000;
/** Of a count that is expected to be EACH. */
const FIVE_DEVIATIONS = 5 * Math.sqrt(EACH);

const KNOWN_OF_1_2_3 = [1936341825, 3001364500, 1029104839, 3987121759];
const KNOWN_OF_0_0 = [854111402, 1945775928, 2748579721, 2153324206];
const KNOWN_OF_LAST_7 = [2759453536, 76314439, 1457325949, 3462123304];

function counts(kinds: number, draws: number, drawn: (index: number) => number): number[] {
  const found = Array.from({ length: kinds }, () => 0);
  for (let index = 0; index < draws; index++) {
    const kind = drawn(index);
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}
