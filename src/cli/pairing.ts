import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ArenaTask } from './arenaWorker.ts';

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
