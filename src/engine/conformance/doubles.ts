import type { AnyState } from '../game.ts';
import type { Eyes, Seat } from '../ids.ts';
import type { Rng } from '../rng.ts';
import { eyesOf, type Trial } from './trial.ts';

/** Another truth, and whose eyes cannot tell it from this one. */
export interface Double {
  readonly state: AnyState;
  readonly eyes: readonly Eyes[];
  readonly of: string;
}

/** The guess of each seat, which must do for the onlooker too, and a twin for all eyes. */
export const doublesOf = (trial: Trial, state: AnyState, chance: Rng): Double[] =>
  eyesOf(trial).flatMap((eyes) => {
    const twin = twinFor(trial, state, eyes, chance);
    return eyes === 'onlooker' ? [twin] : [guessOf(trial, state, eyes, chance), twin];
  });

export const twinFor = ({ subject }: Trial, state: AnyState, eyes: Eyes, chance: Rng): Double => ({
  state: subject.checks.twin(state, eyes, chance),
  eyes: eyes === 'onlooker' ? [eyes] : [eyes, 'onlooker'],
  of: `a twin for ${eyes}`,
});

export const guessOf = ({ subject }: Trial, state: AnyState, seat: Seat, chance: Rng): Double => ({
  state: subject.game.guess(subject.game.view(state, seat), seat, chance),
  eyes: [seat, 'onlooker'],
  of: `a guess of ${seat}`,
});
