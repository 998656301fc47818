import { type AnyState, claim, type Result, type ScoreSheet } from '../game.ts';
import { append, IllegalLog, type Match, openMatch, openSheet } from '../match.ts';
import { rngFor } from '../rng.ts';
import { undoOffer } from '../undo.ts';
import { unveiled } from '../unveil.ts';
import type { Property, Step, Trial } from './trial.ts';
import { claimSame, everyStep, eyesOf, recordOf, seatsOf, walk } from './trial.ts';

// What is promised of taking back, and of the end.

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

/** A sheet has one number a side all along, with everything open too; at the end it counts what the result says, for all eyes. */
export const ending = everyStep('ending', ({ state, asks }, trial) => {
  const { game } = trial.subject;
  const sides = game.sheet(game.view(state, 'onlooker')).totals.length;
  claim(sides >= trial.setup.seats, `the sheet has ${sides} sides`);
  for (const eyes of eyesOf(trial)) holdSheet(game.sheet(game.view(state, eyes)), sides);
  holdSheet(openSheet(game, state, trial.setup.seats), sides);
  if (asks.length > 0) return;
  for (const seat of seatsOf(trial))
    claim(game.moves(state, seat).length === 0, `seat ${seat} has moves after the end`);
  const result = game.result(state);
  holdResult(result, sides);
  for (const eyes of eyesOf(trial)) {
    const { totals } = game.sheet(game.view(state, eyes));
    claimSame(result.points, totals, `the result and the final sheet for ${eyes} disagree`);
  }
  claim(JSON.stringify(game.record(state)) !== undefined, 'the final table cannot be written');
});

function holdSheet({ rows, totals, addsUp, ranks }: ScoreSheet, sides: number): void {
  claim(totals.length === sides && totals.every(Number.isFinite), 'the sheet has no total for each side');
  for (const { row, by } of rows) {
    claim(by.length === sides && by.every(Number.isFinite), `the sheet's row ${row} has no number for each side`);
  }
  claim(new Set(rows.map(({ row }) => row)).size === rows.length, 'the sheet has a row twice');
  if (ranks || addsUp === false) return;
  for (const [side, total] of totals.entries()) {
    const sum = rows.reduce((points, { by }) => points + (by[side] ?? 0), 0);
    claim(sum === total, `the rows of side ${side} add up to ${sum}, and its total is ${total}`);
  }
}

function holdResult({ points, winners }: Result, sides: number): void {
  claim(points.length === sides && points.every(Number.isFinite), 'the result has no points for each side');
  const isDraw = points.every((each) => each === points[0]);
  claim(winners.length > 0 || isDraw, 'nobody wins, and one side has more points than another');
  claim(new Set(winners).size === winners.length, 'somebody wins twice');
  for (const side of winners)
    claim(Number.isInteger(side) && side >= 0 && side < sides, `side ${side} wins, and is none`);
  // What is counted before the end is ranked like that.
  const most = Math.max(...points);
  claim(
    winners.every((side) => points[side] === most),
    'somebody wins who has not most',
  );
}

/** A replay can draw the table with everything open; its score sheet must then have the same sides as at any other time. */
export const unveiling = {
  ...everyStep('unveiling', ({ state, chance }, { subject: { game }, setup: { seats } }) => {
    if (chance.below(LOOKED_AT_ONE_IN) > 0) return;
    const sidesOf = (view: Parameters<typeof game.sheet>[0]): number => game.sheet(view).totals.length;
    const sides = sidesOf(game.view(state, 'onlooker'));
    const open = sidesOf(unveiled(game, state, seats));
    claim(open === sides, `the sheet has ${open} sides in place of ${sides} with everything open`);
  }),
  weight: 0.2,
};

const LOOKED_AT_ONE_IN = 4;
