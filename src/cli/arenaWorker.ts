import { parentPort, workerData } from 'node:worker_threads';
import type { Seat } from '../engine/game.ts';
import { loadBots, playBout, playerOf } from './games.ts';

/** Who of two players sits where: true is the first. */
export type Seating = readonly boolean[];

/** Every way to seat two players half and half; with an odd table either may be the one more, so both have equal shares. */
export function evenSeatings(seats: number): Seating[] {
  const halves = new Set([Math.floor(seats / 2), Math.ceil(seats / 2)]);
  const all = Array.from({ length: 2 ** seats }, (_, bits) =>
    Array.from({ length: seats }, (_, seat: Seat) => Math.floor(bits / 2 ** seat) % 2 === 1),
  );
  return all.filter((seating) => halves.has(seating.filter(Boolean).length));
}

/** One of them and its mirror, another pair with every deal: both players sit on every seat once, in two games a deal. */
export function mirroredSeatings(seats: number, deal: number): Seating[] {
  const all = evenSeatings(seats);
  const one = all[deal % all.length] ?? [];
  return [one, one.map((isFirst) => !isFirst)];
}

/** One worker's part of a pairing: deals `from`, `from + step` … below `to`. */
export interface ArenaTask {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly first: string;
  /** None: the first sits on every seat, against a rival of the rules. */
  readonly second: string | null;
  readonly from: number;
  readonly step: number;
  readonly to: number;
  /** Two seatings a deal instead of all: at large tables more deals say more. */
  readonly mirrored?: boolean;
  /** No deal is begun after so long; one is always played. */
  readonly forMs?: number;
}

const DRAW = 0.5;

const task = workerData as ArenaTask;
const { game, knowledge, levels, players: own, manners } = await loadBots(task.game);
const first = playerOf(task.first, levels, own, manners);
const second = task.second === null ? first : playerOf(task.second, levels, own, manners);
const setup = { seats: task.seats, options: task.options, first: 'chance' as const };
const seatingsOf = (seed: number): Seating[] => {
  if (task.second === null) return [new Array<boolean>(task.seats).fill(true)];
  return task.mirrored ? mirroredSeatings(task.seats, seed) : evenSeatings(task.seats);
};
const begin = performance.now();
for (let seed = task.from; seed < task.to; seed += task.step) {
  if (seed > task.from && performance.now() - begin > (task.forMs ?? Number.POSITIVE_INFINITY)) break;
  let share = 0;
  const seatings = seatingsOf(seed);
  for (const [index, seating] of seatings.entries()) {
    const players = seating.map((isFirst) => (isFirst ? first : second));
    const botSeed = seed * seatings.length + index;
    const { winners } = playBout({ game, knowledge, setup, seed, botSeed }, players);
    const own = winners.filter((side) => seating[side] === true).length;
    share += winners.length === 0 ? DRAW : own / winners.length;
  }
  parentPort?.postMessage(share / seatings.length);
}
