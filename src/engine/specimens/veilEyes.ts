import type { Eyes, Seat } from '../ids.ts';
import { range, without } from '../lists.ts';
import type { Rng } from '../rng.ts';
import { copyOf } from '../small/game.ts';
import { fill } from './kit.ts';
import type { State } from './veil.ts';

export const CARDS = range(1, 6);

export const over = ({ turn, stage, players }: State): boolean => stage === 'place' && players[turn]?.hand.length === 0;

/** All that these eyes know; after the end, everything. */
export function view(state: State, eyes: Eyes): State {
  const view = copyOf(state);
  for (const [seat, { hand, stock, cells, shown }] of view.players.entries()) {
    stock.fill(0);
    if (seat === eyes || over(state)) continue;
    hand.fill(0);
    for (const cell of without([...cells.keys()], shown)) cells[cell] = 0;
  }
  return view;
}

export function guess(view: State, _seat: Seat, rng: Rng): State {
  const players = view.players.map(({ hand, stock, cells, shown }) => {
    const unknown = rng.shuffle(without(CARDS, [...hand, ...cells]));
    return { hand: fill(hand, unknown), stock: fill(stock, unknown), cells: fill(cells, unknown), shown };
  });
  return copyOf({ ...view, players });
}
