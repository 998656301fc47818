import type { AnyGame, AnyMove, AnyState, AnyView, Seat } from '../engine/game.ts';
import { offersTo } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { fixturesOf } from './fixtures.ts';

interface Offered {
  /** To be read only. */
  readonly state: AnyState;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly seed: number;
  /** So many moves were made before. */
  readonly made: number;
}

/** All that was offered in the recorded games, to the seats that decided. Tests only. */
export function* offeredIn(game: AnyGame): Generator<Offered> {
  for (const { setup, seed, log } of fixturesOf(game.facts.id)) {
    const state = game.deal(setup, rngFor(seed, 0));
    for (const [made, { seat, move: next }] of log.entries()) {
      const view = game.view(state, seat);
      for (const move of offersTo(game, state, view, seat)) yield { state, view, seat, move, seed, made };
      game.play(state, seat, next, rngFor(seed, made + 1));
    }
  }
}
