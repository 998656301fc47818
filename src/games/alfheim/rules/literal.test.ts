import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { callsIn, metAt } from './calls.ts';
import { letterOf } from './clues.ts';
import { costOf, KINDS, KING, type Kind, TILES, TOMTE, tilesIn } from './fairies.ts';
import { bareField, clueAt, putClue, putFairy, putFootprint } from './field.ts';
import { type Domino, dominoOf, eastOf, FIRST, SECOND, southOf } from './grid.ts';
import type { Usable } from './runs.ts';
import { type Field, FOOTPRINT, isClue } from './state.ts';

// The rules of calling once more, word by word and without regard to speed, to compare with.

type Spot = readonly [x: number, y: number];
const key = ([x, y]: Spot): string => `${x},${y}`;

interface Ground {
  /** By place: a clue's letter, or a mark of something else. */
  readonly lies: ReadonlyMap<string, string>;
}

/** Two notes of the same: the counts of letters, largest first. */
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

function literalCalls({ lies }: Ground, come: readonly Kind[], usable: Usable): Set<string> {
  const found = new Set<string>();
  for (const kind of KINDS.filter((each) => !come.includes(each))) {
    for (const tile of tilesIn(usable[kind] ?? 0)) {
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
              found.add(`${kind}: ${[key([ex, ey]), key(side)].sort().join(' ')}`);
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
    lies.set(key([eastOf(cell), southOf(cell)]), what);
  };
  for (const cell of field.clues) put(cell, letterOf(clueAt(field, cell)));
  if (field.footprint >= 0) put(field.footprint, `${FOOTPRINT}`);
  for (const domino of field.fairies) {
    if (domino < 0) continue;
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
  const all = KINDS.map(() => (1 << TILES) - 1);
  const size = 2 + chance.below(12);
  while (field.clues.length < size && field.open.length > 0) {
    const straight = chance.below(2) === 0 ? field.open.filter((cell) => southOf(cell) === 0) : [];
    putClue(field, clue(), chance.pick(straight.length > 0 ? straight : field.open));
    if (field.footprint < 0 && chance.below(10) === 0) putFootprint(field, chance.pick(field.open));
    const calls = callsIn(field, all);
    if (calls.length > 0 && chance.below(3) === 0) {
      const { call, domino } = chance.pick(calls);
      putFairy(field, call, domino);
    }
  }
  return field;
}

/** Ten a game of the proof, which asks for 2,000. */
const FIELDS = Math.min(100_000, Math.max(3_000, 10 * Number(process.env.ENZA_GAMES ?? 0)));

test(`calls are those of the rules taken word by word, on ${FIELDS} fields`, { timeout: 0 }, () => {
  const chance = new Rng(1, 2, 3);
  let calls = 0;
  for (let count = 0; count < FIELDS; count++) {
    const field = randomField(chance);
    const usable = KINDS.map((kind) => (kind === TOMTE ? 1 << chance.below(TILES) : chance.below(1 << TILES)));
    const come = KINDS.filter((kind) => (field.kinds >> kind) & 1);
    const fast = callsIn(field, usable).map(({ call, domino }) => {
      expect(
        metAt(field, call, domino, usable).every(({ run }) => run.every((cell) => isClue(clueAt(field, cell)))),
      ).toBe(true);
      const halves = [domino >> 1, otherHalf(domino)].map((cell) => key([eastOf(cell), southOf(cell)]));
      return `${call}: ${halves.sort().join(' ')}`;
    });
    calls += fast.length;
    expect(new Set(fast).size).toBe(fast.length);
    expect(new Set(fast)).toEqual(literalCalls(mapOf(field), come, usable));
  }
  expect(calls).toBeGreaterThan(FIELDS);
});
