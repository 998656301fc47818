import type { Eyes, Seat } from '../ids.ts';
import type { Rng } from '../rng.ts';
import { copyOf, covered, type StepAsk, type Veil } from './game.ts';

/** Nothing is chosen yet. */
export const UNCHOSEN = 0;
/** In a view: something is chosen, and these eyes do not know what. */
export const UNSEEN = -1;

export interface Sealed<State> extends Required<Veil<State>> {
  /** The same table with other choices wherever these eyes do not see them. */
  another(state: State, eyes: Eyes, rng: Rng): State;
}

/**
 * For a game whose one secret is what each seat has chosen until all have: the choices stand by seat in one part of the
 * state, as numbers from 1 on, and whatever is `among` them is known to all.
 */
export function sealedChoices<Part extends string, State extends Readonly<Record<Part, readonly number[]>>>(
  part: Part,
  among: (state: State, seat: Seat) => readonly number[],
): Sealed<State> {
  const withChoices = (state: State, eyes: Eyes, choose: (seat: Seat) => number): State => ({
    ...copyOf(state),
    [part]: state[part].map((choice, seat) => (choice === UNCHOSEN || seat === eyes ? choice : choose(seat))),
  });
  const another = (state: State, eyes: Eyes, rng: Rng): State =>
    withChoices(state, eyes, (seat) => rng.pick(among(state, seat)));
  return {
    view: (state, eyes) => withChoices(state, eyes, () => UNSEEN),
    guess: another,
    conceals: (view, seat) => view[part][seat] !== UNCHOSEN,
    another,
  };
}

/** Asks everybody at once who has not chosen yet; `only` where everybody knows that there is one way for each. */
export const askUnchosen = <Step extends string>(
  choices: readonly number[],
  step: Step,
  only = false,
): StepAsk<Step>[] =>
  choices.flatMap((choice, seat) => (choice === UNCHOSEN ? [{ ...covered(seat, step), ...(only && { only }) }] : []));
