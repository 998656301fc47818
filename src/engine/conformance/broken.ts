import type { MatchRecord } from '../log.ts';
import { ADVICE } from './advice.ts';

/** A broken promise, told in one line: what was promised, what came instead, what to mend, and the record that shows it. */
export class Broken extends Error {
  readonly property: string;
  readonly record: MatchRecord;
  constructor(property: string, fault: unknown, record: MatchRecord) {
    const { game, setup, seed, log } = record;
    const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
    const where = [`${setup.seats} seats`, ...options, `deal ${seed}`, `after ${log.length} moves`].join(', ');
    const told = `${game} breaks ${property} (${where}): ${sentence(fault)}. To mend: ${mendOf(property, fault)}.`;
    super(`${told} ${JSON.stringify(record)}`, { cause: fault });
    this.property = property;
    this.record = record;
  }
}

/** What fell over keeps no promise: the place tells more than what the promise asks for. */
function mendOf(property: string, fault: unknown): string | undefined {
  const place =
    fault instanceof TypeError || fault instanceof RangeError ? PLACE.exec(fault.stack ?? '')?.[1] : undefined;
  return place ? `it fell over at ${place}` : ADVICE[property];
}
const PLACE = /\b(src\/[\w./-]+:\d+):\d+/;

const sentence = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').trim();
