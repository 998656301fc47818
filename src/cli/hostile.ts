import { Worker } from 'node:worker_threads';
import { RULES } from '../games/rules.ts';
import type { HostileReport } from './hostileWorker.ts';
import { keepFigure } from './measured.ts';

/**
 * How long the host takes to judge texts made to harm it, and whether little memory is enough for it:
 * npm run -s hostile
 * One line a kind: the title that took longest, the best of a few tries in ms of the processor (what else runs on the
 * machine only makes them longer), and what it said. Fails above these bounds.
 */
const MOST_MS = 100;
const MOST_MB = 64;

const reports: HostileReport[] = [];
for (const id of Object.keys(RULES)) reports.push(...(await judged(id)));
console.log(`| text of up to 64 kB | ms | title | answer |\n|---|---|---|---|`);
for (const kind of new Set(reports.map((report) => report.kind))) {
  const [worst] = reports.filter((report) => report.kind === kind).sort((one, other) => other.ms - one.ms);
  if (worst) console.log(`| ${kind} | ${worst.ms.toFixed(0)} | ${worst.id} | ${worst.answer} |`);
}
const slow = reports.filter(({ ms }) => ms > MOST_MS);
console.log(`${reports.length} texts, each in ${MOST_MB} MB; ${slow.length} took longer than ${MOST_MS} ms`);
keepFigure('hostile', `${reports.length} texts, at most ${Math.max(...reports.map(({ ms }) => ms)).toFixed(0)} ms`);
if (slow.length > 0) process.exitCode = 1;

/** Rejects if the memory is not enough. */
function judged(id: string): Promise<readonly HostileReport[]> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./hostileWorker.js', import.meta.url), {
      workerData: id,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    });
    worker.once('message', done);
    worker.once('error', fail);
  });
}
