import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArenaTask } from './arenaWorker.ts';

// Samples: how a pairing is played, and figures of many.

/** The smallest figure that at least this share of all do not exceed; 0.5 is the middle one. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** A mean share of wins with its 95 % interval; each sample is one deal over all its seatings. */
export interface Share {
  readonly deals: number;
  readonly mean: number;
  readonly halfWidth: number;
}

export function shareOf(samples: readonly number[]): Share {
  const deals = samples.length;
  const mean = samples.reduce((sum, each) => sum + each, 0) / deals;
  const variance = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, deals - 1);
  return { deals, mean, halfWidth: STANDARD_95 * Math.sqrt(variance / deals) };
}

/** Where no deal differs from the next the normal interval is nothing; Wilson's still says how far the truth may lie. */
export function describe({ deals, mean, halfWidth }: Share): string {
  if (halfWidth > 0) return `${percent(mean)} ± ${percent(halfWidth)}`;
  const farthest = STANDARD_95 ** 2 / (deals + STANDARD_95 ** 2);
  if (mean === 1) return `${percent(mean)} (at least ${percent(1 - farthest)})`;
  return mean === 0 ? `${percent(mean)} (at most ${percent(farthest)})` : percent(mean);
}

const STANDARD_95 = 1.96;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Who plays whom on which deals: `from` is the first, `to` is not one any more. */
export type Pairing = Omit<ArenaTask, 'step'>;

/** The first player's share of wins in every deal, on all cores. */
export async function playPairing(pairing: Pairing): Promise<number[]> {
  const step = cpus().length;
  const parts = Array.from({ length: step }, (_, part) => samplesOf({ ...pairing, from: pairing.from + part, step }));
  return (await Promise.all(parts)).flat();
}

/** The same of one worker's part. */
export function samplesOf(task: ArenaTask): Promise<number[]> {
  return new Promise((done, fail) => {
    const samples: number[] = [];
    const worker = new Worker(new URL('./arenaWorker.js', import.meta.url), { workerData: task });
    worker.on('message', (share: number) => samples.push(share));
    worker.on('error', fail);
    worker.on('exit', () => done(samples));
  });
}
