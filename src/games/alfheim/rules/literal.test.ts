import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { callsIn, isAnyCallable, kindsCallable, metAt } from './calls.ts';
import {
  ALL_TILES,
  byKind,
  costOf,
  KINDS,
  KING,
  type Kind,
  kindsIn,
  letterOf,
  TILES,
  TOMTE,
  tilesIn,
} from './fairies.ts';
import {
  bareField,
  type Cell,
  clueAt,
  type Domino,
  dominoOf,
  eastOf,
  FIRST,
  putClue,
  putFairy,
  putFootprint,
  SECOND,
  southOf,
} from './field.ts';
import { lacking, type Usable } from './runs.ts';
import { type Field, FOOTPRINT, NOT_YET } from './state.ts';

// The rules of calling once more, word by word and without regard to speed, to compare with.

type Spot = readonly [x: number, y: number];
const key = ([x, y]: Spot): string => `${x},${y}`;
const spotOf = (cell: Cell): Spot => [eastOf(cell), southOf(cell)];

interface Ground {
  /** By place: a clue's letter, or a mark of something else. */
  readonly lies: ReadonlyMap<string, string>;
}

/** How many there are of each letter, most first. */
const shape = (letters: readonly string[]): string =>
  [...new Set(letters)]
    .map((letter) => letters.filter((other) => other === letter).length)
    .sort((one, other) => other - one)
    .join();

/** Exactly its kinds, in any order; for the King, exactly its pattern. */
function meets(letters: readonly string[], kind: Kind, cost: string): boolean {
  if (kind === KING) return shape(letters) === shape([...cost]);
  return [...letters].sort().join('') === [...cost].sort().join('');
}

/** By call, the parts that make it: the cost that each meets, and its clues. */
type Calls = Map<string, Set<string>>;

const partOf = (cost: string, line: readonly Spot[]): string => `${cost}: ${line.map(key).sort().join(' ')}`;

function literalCalls({ lies }: Ground, come: readonly Kind[], usable: Usable): Calls {
  const found: Calls = new Map();
  for (const kind of KINDS.filter((each) => !come.includes(each))) {
    for (const tile of tilesIn(usable[kind])) {
      const cost = costOf(kind, tile);
      for (const place of lies.keys()) {
        const [x = 0, y = 0] = place.split(',').map(Number);
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
        ] as const) {
          const line = Array.from({ length: cost.length }, (_, at): Spot => [x + at * dx, y + at * dy]);
          const letters = line.map((spot) => lies.get(key(spot)) ?? '');
          if (!letters.every((letter) => /^[A-F]$/.test(letter)) || !meets(letters, kind, cost)) continue;
          const ends: Spot[] = [
            [x - dx, y - dy],
            [x + cost.length * dx, y + cost.length * dy],
          ];
          for (const [ex, ey] of ends) {
            const sides: Spot[] = [
              [ex + dy, ey + dx],
              [ex - dy, ey - dx],
            ];
            for (const side of sides) {
              if (lies.has(key([ex, ey])) || lies.has(key(side))) continue;
              const call = `${kind}: ${[key([ex, ey]), key(side)].sort().join(' ')}`;
              found.set(call, (found.get(call) ?? new Set()).add(partOf(cost, line)));
            }
          }
        }
      }
    }
  }
  return found;
}

function mapOf(field: Field): Ground {
  const lies = new Map<string, string>();
  const put = (cell: number, what: string): void => {
    lies.set(key(spotOf(cell)), what);
  };
  for (const cell of field.clues) put(cell, letterOf(clueAt(field, cell)));
  if (typeof field.footprint === 'number') put(field.footprint, `${FOOTPRINT}`);
  for (const domino of field.fairies) {
    if (domino === null) continue;
    put(domino >> 1, 'fairy');
    put(otherHalf(domino), 'fairy');
  }
  return { lies };
}

function otherHalf(domino: Domino): number {
  const first = domino >> 1;
  return (
    [1, -1, 32, -32].map((step) => first + step).find((cell) => cell > first && dominoOf(first, cell) === domino) ?? 0
  );
}

/** A field of so many clues of few kinds, so that runs meet many costs, with a footprint and fairies among them. */
function randomField(chance: Rng): Field {
  const field = bareField();
  const kinds = 2 + chance.below(5);
  const clue = (): number => 1 + chance.below(kinds);
  putClue(field, clue(), FIRST);
  putClue(field, clue(), SECOND);
  const all = byKind(() => ALL_TILES);
  const size = 2 + chance.below(12);
  while (field.clues.length < size && field.open.length > 0) {
    const straight = chance.below(2) === 0 ? field.open.filter((cell) => southOf(cell) === 0) : [];
    putClue(field, clue(), chance.pick(straight.length > 0 ? straight : field.open));
    if (field.footprint === NOT_YET && chance.below(10) === 0) putFootprint(field, chance.pick(field.open));
    const calls = callsIn(field, all);
    if (calls.length > 0 && chance.below(3) === 0) {
      const { call, domino } = chance.pick(calls);
      putFairy(field, call, domino);
    }
  }
  return field;
}

/** Ten a game of the proof, which asks for 2,000. */
const FIELDS = Math.min(100_000, Math.max(1_000, 10 * Number(process.env.ENZA_GAMES ?? 0)));

test(`calls are those of the rules taken word by word, on ${FIELDS} fields`, { timeout: 0 }, () => {
  const chance = new Rng(1, 2, 3);
  let calls = 0;
  for (let count = 0; count < FIELDS; count++) {
    const field = randomField(chance);
    const usable = byKind((kind) => (kind === TOMTE ? 1 << chance.below(TILES) : chance.below(1 << TILES)));
    const come = kindsIn(field.kinds);
    const fast = callsIn(field, usable).map(({ call, domino }) => {
      const halves = [domino >> 1, otherHalf(domino)].map((cell) => key(spotOf(cell)));
      const parts = metAt(field, call, domino, usable).map(({ tile, run }) =>
        partOf(costOf(call, tile), run.map(spotOf)),
      );
      return [`${call}: ${halves.sort().join(' ')}`, new Set(parts)] as const;
    });
    calls += fast.length;
    expect(isAnyCallable(field, usable)).toBe(fast.length > 0);
    expect(new Map(fast).size).toBe(fast.length);
    expect(new Map(fast)).toEqual(literalCalls(mapOf(field), come, usable));
  }
  expect(calls).toBeGreaterThan(FIELDS);
});

/** Every fairy that cannot be called yet and could be with one clue more, by a part with that clue and the last one. */
function literalLacks(field: Field, usable: Usable): Map<Kind, { clues: Set<string>; spots: Set<string> }> {
  const { lies } = mapOf(field);
  const come = KINDS.filter((kind) => field.fairies[kind] !== null);
  const kindIn = (call: string): Kind => KINDS[Number(call.split(':')[0])] ?? KING;
  const callable = [...literalCalls({ lies }, come, usable).keys()].map(kindIn);
  const last = key(spotOf(field.clues.at(-1) ?? FIRST));
  const footing = [...lies].filter(([, what]) => what !== 'fairy').map(([place]) => place.split(',').map(Number));
  const open = footing.flatMap(([x = 0, y = 0]) => [
    key([x + 1, y]),
    key([x - 1, y]),
    key([x, y + 1]),
    key([x, y - 1]),
  ]);
  const lacks: ReturnType<typeof literalLacks> = new Map();
  for (const place of new Set(open.filter((each) => !lies.has(each)))) {
    for (const letter of 'ABCDEF') {
      const calls = literalCalls({ lies: new Map(lies).set(place, letter) }, [...come, ...callable], usable);
      for (const [call, parts] of calls) {
        const spots = [...parts].map((part) => part.split(': ')[1]?.split(' ') ?? []);
        if (!spots.some((line) => line.includes(place) && line.includes(last))) continue;
        const lack = lacks.get(kindIn(call)) ?? { clues: new Set(), spots: new Set() };
        lacks.set(kindIn(call), { clues: lack.clues.add(letter), spots: lack.spots.add(place) });
      }
    }
  }
  return lacks;
}

test('what lacks one clue is what the rules taken word by word say of every clue at every place', {
  timeout: 0,
}, () => {
  const chance = new Rng(4, 5, 6);
  const fields = FIELDS / 30;
  let count = 0;
  for (let each = 0; each < fields; each++) {
    const field = randomField(chance);
    const usable = byKind(() => 1 << chance.below(TILES));
    const lacks = lacking(field, field.clues.at(-1) ?? FIRST, usable, kindsCallable(field, usable));
    count += lacks.length;
    expect(
      new Map(
        lacks.map(({ kind, clues, cells }) => [
          kind,
          { clues: new Set(clues.map(letterOf)), spots: new Set(cells.map((cell) => key(spotOf(cell)))) },
        ]),
      ),
    ).toEqual(literalLacks(field, usable));
  }
  // Half of them and more are close to something.
  expect(count).toBeGreaterThan(fields / 2);
});
