import type { Eyes, Seat } from '../ids.ts';
import { range, without } from '../lists.ts';
import type { Rng } from '../rng.ts';
import { copyOf } from '../small/game.ts';
import { fill } from './kit.ts';
import type { State } from './sealed.ts';

export const DECK = range(1, 16);

/** All that these eyes know. */
export function view(state: State, eyes: Eyes): State {
  const view = copyOf(state);
  for (const [seat, player] of view.players.entries()) {
    if (eyes === 'onlooker' || !player.seen.includes(eyes)) player.hand.fill(0);
    if (eyes !== seat) Object.assign(player, { card: -Math.sign(player.card) || 0, way: -Math.sign(player.way) || 0 });
  }
  return { ...view, rest: view.rest.fill(0) };
}

export function guess(view: State, _seat: Seat, rng: Rng): State {
  const state = copyOf(view);
  const unknown = rng.shuffle(
    without(
      DECK,
      state.players.flatMap(({ hand, pile }) => [...hand, ...pile]),
    ),
  );
  for (const player of state.players) {
    player.hand = fill(player.hand, unknown);
    if (player.card < 0) player.card = rng.pick(player.hand);
    if (player.way < 0) player.way = 1 + rng.below(2);
  }
  return { ...state, rest: fill(state.rest, unknown) };
}
