import type { Player } from '../bots/simple.ts';
import type { Setup } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { playBout } from './duel.ts';
import type { GameWithBots } from './games.ts';
import { playerOf } from './players.ts';
import { median, quantile } from './quantile.ts';

/** How long the strongest bot searched for whole turns: time of the processor, which a busy machine does not stretch. */
export interface TurnTimes {
  readonly turns: number;
  readonly medianMs: number;
  /** One turn in twenty takes longer. */
  readonly p95Ms: number;
  readonly longestMs: number;
}

const WARM_UP_GAMES = 1;
const MICROSECONDS_PER_MS = 1000;

/** A turn: consecutive decisions of one seat, in whole games of the strongest among themselves. */
export function timeTurns(bots: GameWithBots, setup: Setup, games: number): TurnTimes {
  const turns: number[] = [];
  for (let seed = 0; seed < WARM_UP_GAMES + games; seed++) {
    const times = timesIn(bots, setup, seed);
    if (seed >= WARM_UP_GAMES) turns.push(...times);
  }
  return { turns: turns.length, medianMs: median(turns), p95Ms: quantile(turns, 0.95), longestMs: quantile(turns, 1) };
}

function timesIn({ game, knowledge, levels }: GameWithBots, setup: Setup, seed: number): number[] {
  const strongest = playerOf('strongest', levels);
  const times: number[] = [];
  let last: Seat | null = null;
  const timed: Player = (question, rng) => {
    if (question.seat !== last) times.push(0);
    last = question.seat;
    const begin = process.cpuUsage();
    const move = strongest(question, rng);
    const { user, system } = process.cpuUsage(begin);
    times.push((times.pop() ?? 0) + (user + system) / MICROSECONDS_PER_MS);
    return move;
  };
  playBout(
    { game, knowledge, setup, seed, botSeed: seed },
    Array.from({ length: setup.seats }, () => timed),
  );
  return times;
}
