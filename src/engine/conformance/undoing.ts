import { append, type Match, openMatch } from '../match.ts';
import { undoOffer } from '../undo.ts';
import { claimSame } from './difference.ts';
import { everyStep, recordOf, seatsOf, type Trial } from './trial.ts';

/** Taking back leads to the position before, bringing back to the one after, and chance cannot be had twice. */
export const undoing = everyStep('undoing', ({ next, log, chance }, trial) => {
  if (log.length === 0 || (next && chance.below(CHECKED_ONE_IN) > 0)) return;
  const match = openMatch(trial.subject.game, recordOf(trial, log));
  holdLast(trial, match);
  for (const seat of seatsOf(trial)) {
    const { drops } = undoOffer(match, seat, []);
    if (drops.length > 0) holdBack(match, drops, `what seat ${seat} may take back`);
  }
});

const CHECKED_ONE_IN = 8;

function holdLast(trial: Trial, match: Match): void {
  const { game, record } = match;
  const last = record.log.length - 1;
  const undone = holdBack(match, [last], 'the last move');
  const before = openMatch(game, { ...record, log: record.log.slice(0, last) });
  claimSame(before.state, undone.state, 'undo does not lead back to where the move was made');
  const entry = record.log[last];
  if (!entry) return;
  const again = append(undone, entry).state;
  claimSame(match.state, again, `the same move after an undo came out another way in deal ${trial.seed}`);
}

function holdBack(match: Match, drops: readonly number[], what: string): Match {
  const undone = append(match, { undo: drops });
  claimSame(match.state, append(undone, { redo: true }).state, `${what}, taken back and brought back, differs`);
  return undone;
}
