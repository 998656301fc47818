import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { addUp, type Counts } from '../bots/measuring.ts';
import { seatCounts } from '../engine/setup.ts';
import { typedSetup } from './arguments.ts';
import type { BalanceTask } from './balanceWorker.ts';
import { loadBalance, loadGame } from './games.ts';

/**
 * Equal bots against each other at every seat count, and what the game measures of it:
 * npm run -s balance -- --game maihoshi --games 300 --iterations 60
 * Any player of the arena may sit there instead: --player thumb
 * With --minutes M fewer games where those are over, and every seat count gets the same of them.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '300' },
    iterations: { type: 'string', default: '60' },
    player: { type: 'string' },
    seats: { type: 'string' },
    from: { type: 'string', default: '2000000' },
    options: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

const MS_A_MINUTE = 60_000;

const id = values.game ?? '';
const player = values.player ?? `search:${values.iterations}`;
const { facts } = await loadGame(id);
const balance = await loadBalance(id);
const counts = values.seats ? values.seats.split(',').map(Number) : seatCounts(facts);
for (const seats of counts) {
  const sums = addUp(await Promise.all(cpus().map((_, part) => countsOf(taskOf(seats, part)))));
  console.log(
    `\n## ${seats} seats, ${sums.games ?? 0} games, ${[player, values.options].filter(Boolean).join(', ')}\n`,
  );
  for (const line of balance.report(sums, seats)) console.log(line);
}

function taskOf(seats: number, part: number): BalanceTask {
  const from = Number(values.from);
  const { options } = typedSetup(facts, seats, values.options);
  const span = { from: from + part, step: cpus().length, to: from + Number(values.games) };
  return { game: id, seats, options, player, forMs: (Number(values.minutes) * MS_A_MINUTE) / counts.length, ...span };
}

function countsOf(task: BalanceTask): Promise<Counts> {
  return new Promise((done, fail) => {
    let sums: Counts = {};
    const worker = new Worker(new URL('./balanceWorker.js', import.meta.url), { workerData: task });
    worker.on('message', (counted: Counts) => {
      sums = counted;
    });
    worker.on('error', fail);
    worker.on('exit', () => done(sums));
  });
}
