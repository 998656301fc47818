import { atRandom } from '../../../engine/conformance/trial.ts';
import type { Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { plainOptions } from '../../../engine/setup.ts';
import { facts } from '../facts.ts';
import { DECKS, type Kind, kindOfMark } from './cards.ts';
import { gridOf, rowsOf } from './forest.ts';
import { deal } from './index.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import { HAND, type Move, NOT_YET, type State, type Variant } from './state.ts';

// Positions to check the rules with; marks as in the record.

/** Lines of a forest, north first, marks parted by blanks, a dot for no card. */
export const forestOf = (...lines: readonly string[]): Kind[] => gridOf(lines.map((line) => line.split(' ')));
export const kindsOf = (marks: string): Kind[] => (marks === '' ? [] : marks.split(' ').map(kindOfMark));

interface Sample {
  readonly variant?: Variant;
  readonly step?: State['step'];
  readonly turn?: State['turn'];
  readonly first?: State['first'];
  readonly sunAt?: Seat;
  readonly sun?: string;
  readonly moon?: string;
}

/** A position with this forest and these open cards; what is left of each deck is the stock. */
export function positionOf(forest: readonly string[], sample: Sample = {}): State {
  const { variant = 'standard', step = 'place', turn = 0, first = 0, sunAt = 0, sun, moon } = sample;
  const grid = forestOf(...forest);
  const left = DECKS.map((deck) => [...deck]);
  const take = (kind: Kind): void => {
    for (const deck of left) if (deck.includes(kind)) deck.splice(deck.indexOf(kind), 1);
  };
  grid.forEach(take);
  const open = [sun, moon].map((marks, side) => {
    const cards = marks === undefined ? (left[side] ?? []).slice(0, HAND[variant]) : kindsOf(marks);
    cards.forEach(take);
    return cards;
  });
  return { variant, step, sunAt, first, turn, grid, rows: rowsOf(grid), open, stock: left, sealed: [NOT_YET, NOT_YET] };
}

export const dealt = (variant: Variant, seed = 1, first: Seat = 0): State =>
  deal({ seats: 2, options: { ...plainOptions(facts, 2), variant }, first }, new Rng(seed, 2, 3));

export const { playOn } = atRandom<State, Move>({ asks, moves, play });
