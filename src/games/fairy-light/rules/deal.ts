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
  const sunAt = looksOf(facts, setup).indexOf('sun');
  const first = lightOf({ sunAt }, firstSeat(setup, rng));
  const grid = new Array<number>(CELLS).fill(EMPTY);
  grid[START] = rng.below(STARTS);
  const decks = DECKS.map((deck) => (variant === 'free' ? [...deck] : rng.shuffle([...deck])));
  return {
    variant,
    step: variant === 'free' ? 'place' : 'exchange',
    sunAt,
    first,
    turn: first,
    grid,
    rows: rowsOf(grid),
    open: decks.map((deck) => deck.slice(0, HAND[variant])),
    stock: decks.map((deck) => deck.slice(HAND[variant]).reverse()),
    sealed: decks.map(() => NOT_YET),
  };
}
