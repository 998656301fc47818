import type { Ask } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Rng } from '../rng.ts';

interface Played<State, Move> {
  asks(state: State): readonly Ask[];
  moves(state: State, seat: Seat): readonly Move[];
  play(state: State, seat: Seat, move: Move, rng: Rng): void;
}

interface AtRandom<State> {
  /** All moves there are to the end, or so many. */
  playOn(state: State, rng: Rng, count?: number): State;
  /** Until it is so. */
  playUntil(state: State, rng: Rng, isSo: (state: State) => boolean): State;
}

/** Plays random moves, each by the seat that is asked first: how a game's own tests come to positions. */
export function atRandom<State, Move>({ asks, moves, play }: Played<State, Move>): AtRandom<State> {
  const step = (state: State, rng: Rng): boolean => {
    const [ask] = asks(state);
    if (ask) play(state, ask.seat, rng.pick(moves(state, ask.seat)), rng);
    return ask !== undefined;
  };
  return {
    playOn(state, rng, count = Number.POSITIVE_INFINITY) {
      for (let made = 0; made < count && step(state, rng); made++);
      return state;
    },
    playUntil(state, rng, isSo) {
      while (!isSo(state)) if (!step(state, rng)) throw new Error('the game ended first');
      return state;
    },
  };
}
