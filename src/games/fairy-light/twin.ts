import type { Eyes } from '../../engine/ids.ts';
import type { Rng } from '../../engine/rng.ts';
import { EMPTY, type Kind, type Light, MOON, SUN, sideOf } from './rules/cards.ts';
import { copy, isDark, lightOf, NOT_YET, type State } from './rules/state.ts';

/** Stocks in another order; in the dark also the other's hand, face-down cards and sealed choice are others. */
export function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const own = eyes === 'onlooker' ? null : lightOf(state, eyes);
  for (const side of [SUN, MOON]) {
    if (isDark(state) && side !== own) redeal(other, side, rng);
    else rng.shuffle(other.stock[side] as Kind[]);
  }
  return other;
}

function redeal(state: State, side: Light, rng: Rng): void {
  const open = state.open[side] as Kind[];
  const stock = state.stock[side] as Kind[];
  const laid = state.grid.flatMap((kind, cell) => (kind !== EMPTY && sideOf(kind) === side ? [cell] : []));
  const cards = rng.shuffle([...open, ...stock, ...laid.map((cell) => state.grid[cell] as Kind)]);
  const next = (): Kind => cards.pop() as Kind;
  state.open[side] = open.map(next);
  state.stock[side] = stock.map(next);
  for (const cell of laid) state.grid[cell] = next();
  if (state.sealed[side] !== NOT_YET) state.sealed[side] = rng.below(8);
}
