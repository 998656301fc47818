import type { AnyState } from '../game.ts';
import { append, IllegalLog, type Match, openMatch } from '../match.ts';
import { rngFor } from '../rng.ts';
import { undoOffer } from '../undo.ts';
import { claimSame, type Property, recordOf, type Step, seatsOf, type Trial, walk } from './trial.ts';

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

/** Taking back leads to the position before, bringing back to the one after, and chance cannot be had twice. */
export const undoing: Property = {
  name: 'undoing',
  check(trial) {
    let match = openMatch(trial.subject.game, recordOf(trial, []));
    let before = match;
    walk(trial, 'undoing', (step) => {
      const made = step.log.at(-1);
      if (!made) return;
      before = match;
      match = append(match, made);
      if (step.next === null || step.chance.below(checkedOneIn(step)) === 0) holdPosition(trial, step, before, match);
    });
  },
};

/** Each check folds the log from its start: the longer it is, the rarer they are. */
const checkedOneIn = ({ log }: Step): number => Math.max(8, Math.floor(log.length / 16));

function holdPosition(trial: Trial, { state, log }: Step, before: Match, match: Match): void {
  claimSame(state, match.state, 'a match, move by move, came out another way');
  const last = log.length - 1;
  const undone = holdBack(match, [last], 'the last move');
  claimSame(before.state, undone.state, 'undo does not lead back to where the move was made');
  const made = log[last];
  if (!made) return;
  const again = append(undone, made).state;
  claimSame(match.state, again, `the same move after an undo came out another way in deal ${trial.seed}`);
  const tried = new Set([`${last}`]);
  for (const seat of seatsOf(trial)) {
    const { drops } = undoOffer(match, seat, []);
    if (drops.length === 0 || tried.has(drops.join())) continue;
    tried.add(drops.join());
    holdBack(match, drops, `what seat ${seat} may take back`);
  }
}

/** A game that says of what others learnt that it is no news lets it be taken back under their moves. */
function takenBack(match: Match, drops: readonly number[], what: string): Match {
  try {
    return append(match, { undo: drops });
  } catch (fault) {
    if (!(fault instanceof IllegalLog)) throw fault;
    const since = match.happened.filter(({ index }) => index >= Math.min(...drops));
    const told = since.flatMap(({ told }) => told.filter(({ news }) => news === 'none').map(({ event }) => event));
    throw new Error(
      `${what} cannot be taken back, since a later move would not be legal (${fault.message}). Which of these, told with the news 'none', did somebody learn from? ${JSON.stringify(told)}`,
    );
  }
}

function holdBack(match: Match, drops: readonly number[], what: string): Match {
  const undone = takenBack(match, drops, what);
  claimSame(match.state, append(undone, { redo: true }).state, `${what}, taken back and brought back, differs`);
  return undone;
}
