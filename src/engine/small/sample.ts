import type { AnyGame, AnyMove, Setup } from '../game.ts';
import { rngFor } from '../rng.ts';
import type { Choice } from './game.ts';

export interface Sample<State> {
  readonly state: State;
  readonly points: readonly number[];
  /** What may be answered now by whoever is asked first. */
  readonly offered: readonly number[];
}

/** A table for tests after these answers, each by whoever was asked first. */
export function sampleAfter<State>(game: AnyGame, setup: Setup, answers: readonly number[]): Sample<State> {
  const state = game.deal(setup, rngFor(0, 0));
  const offers = (): readonly (AnyMove & Choice)[] => {
    const [ask] = game.asks(state);
    return (ask ? game.moves(state, ask.seat) : []) as readonly (AnyMove & Choice)[];
  };
  answers.forEach((answer, made) => {
    const move = offers().find(({ value }) => value === answer);
    const [ask] = game.asks(state);
    if (!move || !ask) throw new Error(`${answer} is not offered after ${made} answers`);
    game.play(state, ask.seat, move, rngFor(0, made + 1));
  });
  return {
    state: state as unknown as State,
    points: game.result(state).points,
    offered: offers().map(({ value }) => value),
  };
}
