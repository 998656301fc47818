import type { AnyChecks, AnyEvent, AnyGame, AnyMove, Ask, Checks, Setup } from '../game.ts';
import { defineChecks } from '../game.ts';
import { rngFor } from '../rng.ts';
import { type Choice, copyOf, type StepFact, type Steps } from './game.ts';

type Own<State, Step extends string, Event> = Checks<State, Choice<Step>, Event>;

export interface SmallChecks<State, Step extends string, Event>
  extends Pick<Own<State, Step, Event>, 'rules' | 'census' | 'holds'>,
    Partial<Pick<Own<State, Step, Event>, 'features' | 'met' | 'percent'>> {
  /** Those of the game. */
  readonly steps: Steps<Step>;
  /** As in the game: nothing, or here how to make another truth that looks the same. */
  readonly hidden: 'none' | Own<State, Step, Event>['twin'];
}

/** Whatever may ever be answered is wished for at any time; recorded games show every seat count and option, and what else is named. */
export function smallChecks<State, Step extends string, Event>({
  steps,
  hidden,
  ...own
}: SmallChecks<State, Step, Event>): AnyChecks {
  const all = (Object.entries(steps) as [Step, StepFact][]).flatMap(([step, { values }]) =>
    values.map((value) => ({ step, value })),
  );
  return defineChecks<State, Choice<Step>, Event>({
    wishes: () => all,
    twin: hidden === 'none' ? copyOf : hidden,
    features: [],
    met: () => [],
    ...own,
  });
}

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
