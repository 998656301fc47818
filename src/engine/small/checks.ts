import { type AnyChecks, type Checks, defineChecks } from '../game.ts';
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
