import { parentPort } from 'node:worker_threads';
import { tableFeatures } from '../engine/conformance/fixtures.ts';
import { PROPERTIES } from '../engine/conformance/properties.ts';
import { claimSame, type Subject, type Trial, testSetupsOf, trialAt, walk } from '../engine/conformance/trial.ts';
import { mayHear } from '../engine/reel.ts';
import { loadSubject } from '../games/subjects.ts';

/** The games `from` … `to` − 1 of a title. */
export interface FuzzTask {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Held to its end, its bounds and its census alone, in one walk. */
  readonly light: boolean;
}

export interface FuzzReport {
  /** A line for each broken promise, with the record that shows it. */
  readonly faults: readonly string[];
  /** Features that a light game showed. */
  readonly met: readonly string[];
}

Math.random = () => {
  throw new Error('the rules asked for chance that cannot be had again');
};

const port = parentPort;
port?.on('message', async ({ id, from, to, light }: FuzzTask) => {
  const subject = await loadSubject(id);
  const faults: string[] = [];
  const met = new Set<string>();
  for (let game = from; game < to; game++) {
    const trial = trialOf(subject, game);
    const checks = light
      ? [() => walkLightly(trial, met)]
      : PROPERTIES.map((property) => () => property.check(trial, new Map()));
    for (const check of checks) {
      try {
        check();
      } catch (fault) {
        faults.push(fault instanceof Error ? fault.message : String(fault));
      }
    }
  }
  port.postMessage({ faults, met: [...met] } satisfies FuzzReport);
});

/** A title's games go through its tables in turn. */
function trialOf(subject: Subject, game: number): Trial {
  const tables = testSetupsOf(subject);
  const table = tables[game % tables.length];
  if (!table) throw new Error(`${subject.game.facts.id} has no table`);
  return trialAt(subject, table, Math.floor(game / tables.length));
}

function walkLightly(trial: Trial, met: Set<string>): void {
  const { subject, setup } = trial;
  let census: unknown = null;
  for (const feature of tableFeatures(setup)) met.add(feature);
  walk(trial, 'light', ({ state, told, log }) => {
    subject.checks.holds(state);
    census ??= subject.checks.census(state);
    claimSame(census, subject.checks.census(state), 'the census changed');
    const last = log.at(-1);
    if (!last) return;
    const heard = told.filter(({ to }) => mayHear(to, 'onlooker')).map(({ event }) => event);
    for (const feature of subject.checks.met(state, last.move, heard, setup)) met.add(feature);
  });
}
