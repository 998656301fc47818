import { parentPort } from 'node:worker_threads';
import { PROPERTIES } from '../engine/conformance/properties.ts';
import type { Subject } from '../engine/conformance/subject.ts';
import { testSetupsOf, trialAt } from '../engine/conformance/trials.ts';
import { loadSubject } from '../games/subjects.ts';

/** The games `from` … `to` − 1 of a title. */
export interface FuzzTask {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface FuzzReport {
  /** A line for each broken promise, with the record that shows it. */
  readonly faults: readonly string[];
}

Math.random = () => {
  throw new Error('the rules asked for chance that cannot be had again');
};

const port = parentPort;
port?.on('message', async ({ id, from, to }: FuzzTask) => {
  const subject = await loadSubject(id);
  const faults: string[] = [];
  for (let game = from; game < to; game++) faults.push(...brokenIn(subject, game));
  port.postMessage({ faults } satisfies FuzzReport);
});

function brokenIn(subject: Subject, game: number): string[] {
  const tables = testSetupsOf(subject);
  const table = tables[game % tables.length];
  if (!table) return [];
  const trial = trialAt(subject, table, Math.floor(game / tables.length));
  return PROPERTIES.flatMap((property) => {
    try {
      property.check(trial, new Map());
      return [];
    } catch (fault) {
      return [fault instanceof Error ? fault.message : String(fault)];
    }
  });
}
