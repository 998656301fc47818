import type { MatchRecord } from '../match.ts';
import { ADVICE } from './advice.ts';

/** A broken promise, told in one line: what was promised, what came instead, what to mend, and the record that shows it. */
export class Broken extends Error {
  readonly property: string;
  readonly record: MatchRecord;
  constructor(property: string, fault: unknown, record: MatchRecord) {
    const { game, setup, seed, log } = record;
    const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
    const where = [`${setup.seats} seats`, ...options, `deal ${seed}`, `after ${log.length} moves`].join(', ');
    const told = `${game} breaks ${property} (${where}): ${sentence(fault)}. To mend: ${ADVICE[property]}.`;
    super(`${told} ${JSON.stringify(record)}`, { cause: fault });
    this.property = property;
    this.record = record;
  }
}

const sentence = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').trim();
