import { claim, type Result, type ScoreSheet } from '../game.ts';
import { openSheet } from '../match.ts';
import { unveiled } from '../unveil.ts';
import { claimSame, everyStep, eyesOf, seatsOf } from './trial.ts';

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
