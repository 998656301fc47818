import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { featuresOf } from '../engine/conformance/fixtures.ts';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { grind, kindsOf } from '../host/rehearsal/mill.ts';
import { whisper } from '../host/rehearsal/whisper.ts';
import { BadArguments, command } from './arguments.ts';
import { recordedBytes, thereAndBack } from './codes.ts';
import type { FuzzReport, FuzzTask } from './fuzzWorker.ts';
import { loadGame } from './games.ts';
import { keepFigure } from './measured.ts';

const FOLDER = '.cache/fuzz';

/** How far a run of fuzz has come: below `done` no game of any title is missing; by title, what its light games showed. */
export interface FuzzNote {
  readonly done: number;
  readonly met: Readonly<Record<string, readonly string[]>>;
}

/** The progress is kept after the end of a run, under a name of what it played. */
export class FuzzProgress {
  readonly #file: string;

  constructor(name: string) {
    this.#file = join(FOLDER, `${name}.json`);
  }

  /** Null: no such run is known. */
  read(): FuzzNote | null {
    return existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as FuzzNote) : null;
  }

  write(note: FuzzNote): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.#file, JSON.stringify(note));
  }
}

export interface FuzzPlan {
  readonly ids: readonly string[];
  readonly begin: FuzzNote;
  readonly to: number;
  readonly light: boolean;
}

/** Games in batches that workers fetch: the first of every title before the next of any. */
export class FuzzRun {
  faults = 0;
  readonly #met: Map<string, Set<string>>;
  readonly #batches: Generator<FuzzTask>;
  readonly #fetched = new Set<FuzzTask>();
  readonly #begin = performance.now();
  readonly #to: number;
  #told: number;
  #next: number;

  readonly #keep: (note: FuzzNote) => void;

  /** `keep` is called now and then, with how far it is. */
  constructor(plan: FuzzPlan, keep: (note: FuzzNote) => void) {
    this.#met = new Map(plan.ids.map((id) => [id, new Set(plan.begin.met[id])]));
    this.#batches = batches(plan);
    this.#to = plan.to;
    this.#next = plan.begin.done;
    this.#told = plan.begin.done;
    this.#keep = keep;
  }

  get note(): FuzzNote {
    const done = Math.min(this.#next, ...[...this.#fetched].map(({ from }) => from));
    return { done, met: Object.fromEntries([...this.#met].map(([id, features]) => [id, [...features]])) };
  }

  /** Plays with one worker until no batch is left. */
  work(): Promise<void> {
    return new Promise((over, fail) => {
      const worker = new Worker(new URL('./fuzzWorker.js', import.meta.url));
      let task: FuzzTask | null = null;
      const fetch = (): void => {
        const { value, done } = this.#batches.next();
        if (done) {
          this.#next = this.#to;
          void worker.terminate();
          return;
        }
        task = value;
        this.#fetched.add(value);
        this.#next = value.from;
        worker.postMessage(value);
      };
      worker.on('message', ({ faults, met }: FuzzReport) => {
        if (task) {
          this.#fetched.delete(task);
          for (const feature of met) this.#met.get(task.id)?.add(feature);
        }
        for (const fault of faults) this.#complain(fault);
        fetch();
        this.#tell();
      });
      worker.on('error', fail);
      worker.on('exit', () => over());
      fetch();
    });
  }

  #complain(fault: string): void {
    this.faults++;
    process.exitCode = 1;
    console.log(fault);
  }

  #tell(): void {
    const { note } = this;
    if (note.done < this.#told + TOLD_GAMES) return;
    this.#told = note.done;
    const seconds = Math.round((performance.now() - this.#begin) / 1000);
    console.log(`${note.done} games of each after ${seconds} s`);
    this.#keep(note);
  }
}

function* batches({ ids, begin, to, light }: FuzzPlan): Generator<FuzzTask> {
  for (let first = begin.done; first < to; first += BATCH_GAMES) {
    for (const id of ids) yield { id, from: first, to: Math.min(first + BATCH_GAMES, to), light };
  }
}

const BATCH_GAMES = 10;
const TOLD_GAMES = 100;

/**
 * Damaged imports of every kind, and random games of every title, each held to all that conformance promises, on all cores:
 * npm run fuzz -- [--mutants 10000] [--games 10000] [--from 0] [--game maihoshi] [--light] [--on] [--codes 10000]
 * A title's games go through its seat counts and options in turn. It may be stopped at any time and goes on with --on. With
 * --light games are held to their end, bounds and census alone, and it says which features none of them showed.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string', default: '10000' },
      from: { type: 'string', default: '0' },
      mutants: { type: 'string', default: '10000' },
      codes: { type: 'string' },
      light: { type: 'boolean', default: false },
      on: { type: 'boolean', default: false },
    },
  });
  const ids = values.game === undefined ? Object.keys(RULES) : [values.game];
  const unknown = ids.find((id) => !(id in RULES));
  if (unknown !== undefined) throw new BadArguments(`There is no game ${unknown}; there are: ${Object.keys(RULES)}.`);
  if (values.codes !== undefined) {
    for (const id of ids) await tellCodes(id, count(values.from), count(values.codes));
    return;
  }
  const progress = new FuzzProgress(`${values.light ? 'light' : 'full'}-${ids.join('-')}`);
  const plan = {
    ids,
    begin: (values.on && progress.read()) || { done: count(values.from), met: {} },
    to: count(values.games),
    light: values.light,
  };
  if (values.game === undefined && plan.begin.done === 0) await grindAll(count(values.mutants));
  const run = new FuzzRun(plan, (note) => progress.write(note));
  process.once('SIGINT', () => {
    progress.write(run.note);
    console.log(`stopped at game ${run.note.done}; it goes on with --on`);
    process.exit(process.exitCode ?? 0);
  });
  await Promise.all(cpus().map(() => run.work()));
  progress.write(run.note);
  console.log(`games ${plan.begin.done} to ${plan.to} of ${ids.join(', ')}: ${run.faults} broken promises`);
  keepFigure('games', `${plan.to.toLocaleString('en')} of each title: ${run.faults} broken promises`);
  if (values.light) for (const id of ids) await tellMissing(id, run.note.met[id] ?? []);
});

async function grindAll(mutants: number): Promise<void> {
  const games = await Promise.all(Object.keys(RULES).map(loadGame));
  for (const [name, kind] of Object.entries(kindsOf([whisper, ...games]))) {
    const became = [...(await grind(kind, 0, mutants))].map(([what, times]) => `${what} ${times}`);
    console.log(`${mutants} mutants of ${name}: ${became.join(', ')}`);
  }
  keepFigure('mutants', `${mutants.toLocaleString('en')} of each kind: no fault`);
}

/** With `--codes` nothing else is done: matches as codes and back, and how long the codes of recorded games are. */
async function tellCodes(id: string, from: number, to: number): Promise<void> {
  const game = await loadGame(id);
  let longest = 0;
  let tooLong = 0;
  for (let number = from; number < to; number++) {
    const bytes = await thereAndBack(game, number);
    longest = Math.max(longest, bytes ?? 0);
    if (bytes === null) tooLong++;
  }
  const recorded = recordedBytes(game).map(({ seats, bytes }) => `${bytes} of ${seats}`);
  console.log(`${id}: matches ${from} to ${to} came back, up to ${longest} bytes; ${tooLong} were too long for a code`);
  console.log(`  recorded games, apart from mark and names: ${recorded.join(', ')}`);
}

async function tellMissing(id: string, met: readonly string[]): Promise<void> {
  const wanted = featuresOf(await loadSubject(id));
  const missing = [...wanted].filter((feature) => !met.includes(feature));
  const never = missing.length > 0 ? `; never: ${missing.join(', ')}` : '';
  console.log(`${id}: ${wanted.size - missing.length} of ${wanted.size} features shown${never}`);
}

function count(typed: string): number {
  if (!/^\d+$/.test(typed)) throw new BadArguments(`${typed} is no number of games.`);
  return Number(typed);
}
