import { Worker } from 'node:worker_threads';
import type { FuzzReport, FuzzTask } from './fuzzWorker.ts';

export interface FuzzPlan {
  readonly ids: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly light: boolean;
}

/** Games in batches that workers fetch: the first of every title before the next of any. */
export class FuzzRun {
  faults = 0;
  /** By title, what its light games showed. */
  readonly met = new Map<string, Set<string>>();
  readonly #batches: Generator<FuzzTask>;
  readonly #fetched = new Set<FuzzTask>();
  readonly #begin = performance.now();
  readonly #to: number;
  #told: number;
  #next: number;

  readonly #note: (done: number) => void;

  /** `note` is called now and then, with how far it is. */
  constructor(plan: FuzzPlan, note: (done: number) => void) {
    this.#batches = batches(plan);
    this.#to = plan.to;
    this.#next = plan.from;
    this.#told = plan.from;
    this.#note = note;
  }

  /** Below this, no game of any title is missing. */
  get done(): number {
    return Math.min(this.#next, ...[...this.#fetched].map(({ from }) => from));
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
          this.met.set(task.id, new Set([...(this.met.get(task.id) ?? []), ...met]));
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
    if (this.done < this.#told + TOLD_GAMES) return;
    this.#told = this.done;
    const seconds = Math.round((performance.now() - this.#begin) / 1000);
    console.log(`${this.done} games of each after ${seconds} s`);
    this.#note(this.done);
  }
}

function* batches({ ids, from, to, light }: FuzzPlan): Generator<FuzzTask> {
  for (let first = from; first < to; first += BATCH_GAMES) {
    for (const id of ids) yield { id, from: first, to: Math.min(first + BATCH_GAMES, to), light };
  }
}

const BATCH_GAMES = 10;
const TOLD_GAMES = 100;
