import type { Steps } from '../bots/level.ts';

/** The parts of a worker's clock and queue that are used. */
export interface Pauses {
  /** Milliseconds, from any moment on. */
  now(): number;
  /** Lets whatever was sent to this worker be heard. */
  listen(): Promise<void>;
  sleep(ms: number): Promise<void>;
}

/** Short beside the frame that a touch waits for. */
const SPELL_MS = 4;
/** A touch and what the page draws because of it, on a slow phone. */
export const REST_MS = 150;
/** In one thought: a player who drums on the screen waits longer for the bot, but not for ever. */
export const MOST_REST_MS = 3000;

/**
 * Thinks in short spells and rests when the screen is touched: a cheap phone has few processors, and one that thinks
 * would be missing where the page draws. What is thought does not depend on the time it takes.
 */
export class UnhurriedMind {
  readonly #pauses: Pauses;
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor(pauses: Pauses) {
    this.#pauses = pauses;
  }

  giveWay(): void {
    this.#restsUntil = this.#pauses.now() + REST_MS;
  }

  async finish<Answer>(thought: Steps<Answer>): Promise<Answer> {
    const { now, listen, sleep } = this.#pauses;
    for (let restLeftMs = MOST_REST_MS; ; ) {
      await listen();
      const restMs = Math.min(this.#restsUntil - now(), restLeftMs);
      if (restMs > 0) {
        restLeftMs -= restMs;
        await sleep(restMs);
        continue;
      }
      const stop = now() + SPELL_MS;
      do {
        const { done, value } = thought.next();
        if (done) return value;
      } while (now() < stop);
    }
  }
}
