import { parentPort, workerData } from 'node:worker_threads';
import { addUp, type Counts } from '../bots/measuring.ts';
import type { AnyMove, Seat } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { loadBalance, loadBots, playerOf } from './games.ts';

/** One worker's part: deals `from`, `from + step` … below `to`. */
export interface BalanceTask {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly player: string;
  readonly from: number;
  readonly step: number;
  readonly to: number;
  /** No game is begun after so long. */
  readonly forMs: number;
}

const task = workerData as BalanceTask;
const { seats, options } = task;
const { game, knowledge, levels, players } = await loadBots(task.game);
const player = playerOf(task.player, levels, players);
const balance = await loadBalance(task.game);

const BOT_SALT = 0x0ba1_a9ce;

function countGame(seed: number): Counts {
  const state = game.deal({ seats, options, first: 'chance' }, rngFor(seed, 0));
  const moves: { seat: Seat; move: AnyMove }[] = [];
  for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
    const { seat } = asks[0];
    const question = { game, knowledge, view: game.view(state, seat), seat, seats };
    const entry = moves.length + 1;
    const move = player(question, rngFor(seed + BOT_SALT, entry));
    moves.push({ seat, move });
    game.play(state, seat, move, rngFor(seed, entry));
  }
  return balance.count({ moves, end: state, winners: game.result(state).winners });
}

const begin = performance.now();
const counted: Counts[] = [];
for (let seed = task.from; seed < task.to && performance.now() - begin < task.forMs; seed += task.step) {
  counted.push(countGame(seed));
}
parentPort?.postMessage(addUp(counted));
