import type { AnyMove } from '../engine/game.ts';
import type { BotQuestion, Standing, Thought, ToThinker } from '../protocol/thought.ts';
import { chooseAtRandom, type Historian } from './thinker.ts';

/** What is needed of a Worker. */
export interface ThoughtWorker {
  onmessage: ((event: MessageEvent<Thought>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

/** Many times what the strongest bot takes on a slow phone: one that thinks for longer hangs. */
export const LONGEST_THOUGHT_MS = 30_000;

/**
 * Thinks in a worker of its own, so that the host answers at once meanwhile. A thought nobody waits for ends with its
 * worker, however deep that is in it. The next question starts another.
 */
export class WorkerThinker implements Historian {
  readonly #start: () => ThoughtWorker;
  #worker: ThoughtWorker | null = null;
  #settle: ((thought: Thought | null) => void) | null = null;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => ThoughtWorker) {
    this.#start = start;
  }

  async choose(question: BotQuestion): Promise<AnyMove | null> {
    if (question.level === 0) return chooseAtRandom(question);
    const thought = await this.#think({ question });
    return thought && 'move' in thought ? thought.move : null;
  }

  async chances(standing: Standing): Promise<readonly number[] | null> {
    const thought = await this.#think({ standing });
    return thought && 'chances' in thought ? thought.chances : null;
  }

  cancel(): void {
    if (!this.#settle) return;
    this.#dismiss();
    this.#answer(null);
  }

  giveWay(): void {
    this.#worker?.postMessage({ touched: true });
  }

  #think(message: ToThinker): Promise<Thought | null> {
    this.cancel();
    return new Promise((settle) => {
      this.#settle = settle;
      this.#pose(message, () => {
        this.#dismiss();
        // Perhaps it did not hang, and the device only slept.
        this.#pose(message, () => this.cancel());
      });
    });
  }

  #pose(message: ToThinker, timeUp: () => void): void {
    this.#worker ??= this.#hire();
    this.#deadline = setTimeout(timeUp, LONGEST_THOUGHT_MS);
    this.#worker.postMessage(message);
  }

  #hire(): ThoughtWorker {
    const worker = this.#start();
    worker.onmessage = ({ data }) => this.#answer(data);
    worker.onerror = (event) => {
      // Unheard, the fault would go on to the host's own line, as if the host had died.
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#dismiss();
      this.#answer(null);
    };
    return worker;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #answer(thought: Thought | null): void {
    const settle = this.#settle;
    clearTimeout(this.#deadline);
    this.#settle = null;
    settle?.(thought);
  }
}
