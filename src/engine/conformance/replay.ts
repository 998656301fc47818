import type { AnyState } from '../game.ts';
import { openMatch } from '../match.ts';
import { rngFor } from '../rng.ts';
import { claimSame } from './difference.ts';
import { type Property, recordOf, walk } from './trial.ts';

/** The same deal and log give the same states, as a match and when nobody listens. */
export const replay: Property = {
  name: 'replay',
  check(trial) {
    const { game } = trial.subject;
    const states: AnyState[] = [];
    let silent: AnyState | null = null;
    walk(trial, 'replay', ({ state, next, log }) => {
      states.push(game.copy(state));
      if (silent) claimSame(state, silent, 'the same move comes out another way the second time, with nobody to tell');
      silent = game.copy(state);
      if (next) game.play(silent, next.seat, next.move, rngFor(trial.seed, log.length + 1));
      else {
        openMatch(game, recordOf(trial, log), (again, made) => {
          claimSame(states[made], again, `the same deal and log led elsewhere after ${made} moves`);
        });
      }
    });
  },
};
