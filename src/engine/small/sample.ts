import type { AnyEvent, AnyGame, AnyMove, Ask, Setup } from '../game.ts';
import { rngFor } from '../rng.ts';
import type { Choice } from './game.ts';

export interface Sample<State> {
  readonly state: State;
  readonly points: readonly number[];
  readonly asks: readonly Ask[];
  /** What the seat that is asked first may answer now. */
  readonly offered: readonly number[];
  /** What the last answer told. */
  readonly told: readonly AnyEvent[];
}

/** A table for tests after these answers, each by the seat that was asked first; another `deal` number is another deal. */
export function sampleAfter<State>(game: AnyGame, setup: Setup, answers: readonly number[], deal = 0): Sample<State> {
  const state = game.deal(setup, rngFor(deal, 0));
  const offers = (): readonly (AnyMove & Choice)[] => {
    const [ask] = game.asks(state);
    return (ask ? game.moves(state, ask.seat) : []) as readonly (AnyMove & Choice)[];
  };
  let told: AnyEvent[] = [];
  answers.forEach((answer, made) => {
    const move = offers().find(({ value }) => value === answer);
    const [ask] = game.asks(state);
    if (!move || !ask) throw new Error(`${answer} is not offered after ${made} answers`);
    told = [];
    game.play(state, ask.seat, move, rngFor(deal, made + 1), (event) => told.push(event));
  });
  return {
    state: state as unknown as State,
    points: game.result(state).points,
    asks: game.asks(state),
    offered: offers().map(({ value }) => value),
    told,
  };
}
