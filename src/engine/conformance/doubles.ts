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
export function doublesOf(trial: Trial, state: AnyState, chance: Rng): Double[] {
  const { game, checks } = trial.subject;
  return eyesOf(trial).flatMap((eyes): Double[] => {
    const sure: Eyes[] = eyes === 'onlooker' ? [eyes] : [eyes, 'onlooker'];
    const twin = { state: checks.twin(state, eyes, chance), eyes: sure, of: `a twin for ${eyes}` };
    if (eyes === 'onlooker') return [twin];
    return [{ state: guessOf(eyes), eyes: sure, of: `a guess of ${eyes}` }, twin];
  });

  function guessOf(seat: Seat): AnyState {
    return game.guess(game.view(state, seat), seat, chance);
  }
}
