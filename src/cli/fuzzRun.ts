import { Worker } from 'node:worker_threads';
import type { FuzzNote } from './fuzzProgress.ts';
import type { FuzzReport, FuzzTask } from './fuzzWorker.ts';

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
