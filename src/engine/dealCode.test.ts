import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, dealCode, readDealCode } from './dealCode.ts';
import type { Facts } from './game.ts';
import { optionSets, SEED_BOUND, seatCounts } from './setup.ts';

const facts = (code: number, edition: number, most: number, values: readonly number[]): Facts => ({
  id: `game-${code}`,
  code,
  edition,
  seats: { fewest: 2, most },
  minutes: { shortest: 1, longest: 1 },
  options: (seats) =>
    values.map((count, index) => ({
      id: `option-${index}`,
      values: Array.from({ length: count + seats - 2 }, (_, value) => `value-${value}`),
    })),
  longestGame: () => 1,
});

const plain = facts(0, 1, 2, []);
const rich = facts(31, 31, 6, [2, 3, 4]);
const SHELF: readonly Facts[] = [plain, facts(5, 2, 4, [4]), rich];
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U';

const deals = fc.constantFrom(...SHELF).chain((of) =>
  fc.constantFrom(...seatCounts(of)).chain((seats) =>
    fc.record({
      facts: fc.constant(of),
      seats: fc.constant(seats),
      options: fc.constantFrom(...optionSets(of, seats)),
      seed: fc.integer({ min: 0, max: SEED_BOUND - 1 }),
    }),
  ),
);

describe('a deal code', () => {
  test('is read back as the deal it was', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        expect(readDealCode(dealCode(deal), SHELF)).toEqual(deal);
      }),
    );
  });

  test('is three groups of letters and digits that cannot be taken for each other', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        expect(dealCode(deal)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}[^ILO]$/);
      }),
    );
  });

  test('is the same code for ever', () => {
    expect(dealCode({ facts: plain, seats: 2, options: {}, seed: 0 })).toBe(CODE_OF_ZERO);
    const options = { 'option-0': 'value-1', 'option-1': 'value-2', 'option-2': 'value-3' };
    expect(dealCode({ facts: rich, seats: 3, options, seed: SEED_BOUND - 1 })).toBe(CODE_OF_LAST);
  });

  test('may be typed small, spaced, with O for 0 and I or L for 1', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const typed = dealCode(deal).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replace('1', 'l');
        expect(readDealCode(` ${typed.replaceAll('1', 'I')} `, SHELF)).toEqual(deal);
      }),
    );
  });
});

describe('a code read wrong is refused', () => {
  const plainCode = (deal: Deal): string => dealCode(deal).replaceAll('-', '');
  const someDeals = fc.sample(deals, { numRuns: 20, seed: 1 });

  test('with any one character for another', () => {
    for (const code of someDeals.map(plainCode)) {
      for (let place = 0; place < code.length; place++) {
        for (const other of CHARACTERS) {
          if (other === code[place]) continue;
          const wrong = code.slice(0, place) + other + code.slice(place + 1);
          expect(['character', 'check']).toContain(readDealCode(wrong, SHELF));
        }
      }
    }
  });

  test('with any two neighbours swapped', () => {
    for (const code of someDeals.map(plainCode)) {
      for (let place = 1; place < code.length; place++) {
        const [one, two] = [code.charAt(place - 1), code.charAt(place)];
        if (one === two) continue;
        const wrong = code.slice(0, place - 1) + two + one + code.slice(place + 1);
        expect(['character', 'check']).toContain(readDealCode(wrong, SHELF));
      }
    }
  });

  test('with any character lost or one too many', () => {
    for (const code of someDeals.map(plainCode)) {
      for (let place = 0; place < code.length; place++) {
        expect(readDealCode(code.slice(0, place) + code.slice(place + 1), SHELF)).toBe('length');
        expect(readDealCode(`${code.slice(0, place)}7${code.slice(place)}`, SHELF)).toBe('length');
      }
    }
  });
});

describe('a code that is whole', () => {
  const deal: Deal = { facts: rich, seats: 2, options: optionSets(rich, 2)[0] ?? {}, seed: 1 };

  test.each<[string, string]>([
    ['length', ''],
    ['length', 'ABC'],
    ['character', '?????-????-?????'],
    ['character', '!0000-0000-00000'],
  ])('must be one: %s', (fault, text) => {
    expect(readDealCode(text, SHELF)).toBe(fault);
  });

  test('must be of a game on the shelf', () => {
    expect(readDealCode(dealCode(deal), [plain])).toBe('game');
  });

  test('must be of the edition on the shelf', () => {
    expect(readDealCode(dealCode({ ...deal, facts: { ...rich, edition: 30 } }), SHELF)).toBe('edition');
  });

  test('must be of a number of seats that the game has', () => {
    expect(readDealCode(dealCode({ facts: plain, seats: 3, options: {}, seed: 1 }), SHELF)).toBe('seats');
    expect(readDealCode(dealCode({ facts: plain, seats: 1, options: {}, seed: 1 }), SHELF)).toBe('seats');
  });

  test('must be of options that the game has', () => {
    const more = {
      ...rich,
      options: () => [{ id: 'more', values: Array.from({ length: 900 }, (_, each) => `${each}`) }],
    };
    const code = dealCode({ facts: more, seats: 2, options: { more: '899' }, seed: 1 });
    expect(readDealCode(code, SHELF)).toBe('options');
  });
});

test('what has no room in a code is not made into one', () => {
  expect(() => dealCode({ facts: { ...plain, edition: 32 }, seats: 2, options: {}, seed: 0 })).toThrow('32');
  expect(() => dealCode({ facts: plain, seats: 2, options: {}, seed: SEED_BOUND })).toThrow(`${SEED_BOUND}`);
});

const CODE_OF_ZERO = '01200-0000-0000N';
const CODE_OF_LAST = 'ZZ311-ZZZZ-ZZZZY';
