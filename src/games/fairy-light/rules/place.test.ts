import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { EMPTY, firstKindOf, kindOfMark, SUN } from './cards.ts';
import { closes, placeFault, places, rowsOf } from './forest.ts';
import { CELLS, type Cell, cellAt, eastOf, SIDE, START, southOf } from './grid.ts';
import { moves, why } from './moves.ts';
import { dealt, forestOf, playOn, positionOf } from './sample.ts';
import type { PlaceCard } from './state.ts';
import { view } from './view.ts';

const cellsOf = (...lines: readonly string[]): Cell[] => places(rowsOf(forestOf(...lines)));
const S1 = kindOfMark('S1');

rule('place.leftmost', 'only the left-most open card may be placed', () => {
  const state = positionOf(['*ring'], { sun: 'S1 S2 s|' });
  expect(new Set((moves(state, SUN) as PlaceCard[]).map(({ card }) => card))).toEqual(new Set([S1]));
  const wish = { place: cellAt(0, 1), card: kindOfMark('S2') };
  expect(why(view(state, SUN), SUN, wish)).toMatchObject({ rule: 'place.leftmost' });
  expect(why(view(state, SUN), SUN, { ...wish, card: S1 })).toBeNull();
});

rule('place.empty', 'no card goes on a card', () => {
  const state = positionOf(['*ring S1'], { sun: 'S1 S2 s|' });
  for (const place of [START, cellAt(1, 0)]) {
    expect(places(state.rows)).not.toContain(place);
    expect(why(view(state, SUN), SUN, { place, card: S1 })).toMatchObject({ rule: 'place.empty' });
  }
});

rule('place.beside', 'a card goes next to a card by a side, not by a corner', () => {
  expect(cellsOf('*ring')).toEqual([cellAt(0, -1), cellAt(-1, 0), cellAt(1, 0), cellAt(0, 1)]);
  const state = positionOf(['*ring'], { sun: 'S1 S2 s|' });
  expect(why(view(state, SUN), SUN, { place: cellAt(1, 1), card: S1 })).toMatchObject({ rule: 'place.beside' });
});

rule('place.frame', 'a forest five wide takes no sixth column', () => {
  const rows = rowsOf(forestOf('S1 S1 *ring M1 M2'));
  expect(places(rows)).not.toContain(cellAt(3, 0));
  expect(places(rows)).not.toContain(cellAt(-3, 0));
  expect(places(rows)).toHaveLength(10);
  expect(placeFault(rows, cellAt(3, 0))).toBe('place.frame');
});

rule('place.frame', 'the frame floats: until it is five wide the forest may grow to either end', () => {
  const rows = rowsOf(forestOf('*ring S1 M1 S1'));
  expect(places(rows)).toContain(cellAt(-1, 0));
  expect(places(rows)).toContain(cellAt(4, 0));
  expect(closes(rows, cellAt(4, 0))).toBe('columns');
  expect(closes(rows, cellAt(0, 1))).toBeNull();
  expect(closes(rowsOf(forestOf('*ring', 'S1', 'M1', 'S1')), cellAt(0, -1))).toBe('rows');
});

/** The rule word for word, slowly. */
function literalPlaces(grid: readonly number[]): Cell[] {
  const taken = grid.flatMap((kind, cell) => (kind === EMPTY ? [] : [cell]));
  const spanWith = (cell: Cell, of: (cell: Cell) => number): number => {
    const lines = [...taken, cell].map(of);
    return Math.max(...lines) - Math.min(...lines) + 1;
  };
  const beside = (one: Cell, other: Cell): boolean =>
    Math.abs(eastOf(one) - eastOf(other)) + Math.abs(southOf(one) - southOf(other)) === 1;
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) =>
      !taken.includes(cell) &&
      taken.some((card) => beside(card, cell)) &&
      spanWith(cell, eastOf) <= SIDE &&
      spanWith(cell, southOf) <= SIDE,
  );
}

test('places are those of the rule taken word for word, and there is one as long as there is a card', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 24 }), (seed, count) => {
      const state = playOn(dealt('free', seed), new Rng(seed, 5, 6), count);
      const cells = places(state.rows);
      expect(cells).toEqual(literalPlaces(state.grid));
      expect(cells.length > 0).toBe(count < 24);
      for (let cell = 0; cell < CELLS; cell++) expect(placeFault(state.rows, cell) === null).toBe(cells.includes(cell));
    }),
  );
});

test('the places do not depend on the card', () => {
  const state = playOn(dealt('free', 8), new Rng(8, 5, 6), 6);
  const byCard = (card: number) => (moves(state, state.turn) as PlaceCard[]).filter((each) => each.card === card);
  const first = firstKindOf(state.turn);
  expect(byCard(first + 4).map(({ place }) => place)).toEqual(places(state.rows));
  expect(byCard(first + 5).map(({ place }) => place)).toEqual(places(state.rows));
});
