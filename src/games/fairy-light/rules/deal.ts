import type { Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat, looksOf } from '../../../engine/seating.ts';
import { facts } from '../facts.ts';
import { DECKS, EMPTY, STARTS } from './cards.ts';
import { rowsOf } from './forest.ts';
import { CELLS, START } from './grid.ts';
import { HAND, lightOf, NOT_YET, type State, type Variant } from './state.ts';

export function deal(setup: Setup, rng: Rng): State {
  const variant = (setup.options.variant ?? 'standard') as Variant;
  // rule: setup.sides
  const sunAt = looksOf(facts, setup).indexOf('sun');
  // rule: setup.first
  const first = lightOf({ sunAt }, firstSeat(setup, rng));
  const grid = new Array<number>(CELLS).fill(EMPTY);
  // rule: setup.start
  grid[START] = rng.below(STARTS);
  // rule: setup.sides, free.open
  const decks = DECKS.map((deck) => (variant === 'free' ? [...deck] : rng.shuffle([...deck])));
  return {
    variant,
    step: variant === 'free' ? 'place' : 'exchange',
    sunAt,
    first,
    turn: first,
    grid,
    rows: rowsOf(grid),
    // rule: setup.open
    open: decks.map((deck) => deck.slice(0, HAND[variant])),
    stock: decks.map((deck) => deck.slice(HAND[variant]).reverse()),
    sealed: decks.map(() => NOT_YET),
  };
}
