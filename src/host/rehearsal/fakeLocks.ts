import { named } from './memoryStore.ts';

interface Held {
  readonly release: () => void;
  readonly rob: () => void;
}
type Work = (lock: object | null) => unknown;
interface Options {
  readonly steal?: boolean;
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** Web Locks as several tabs share them: exclusive ones only. */
export class FakeLocks {
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** As a browser's, for code that takes no more of it than this. */
  get asLockManager(): LockManager {
    return this as unknown as LockManager;
  }

  request(name: string, options: Options | Work, work?: Work): Promise<unknown> {
    if (typeof options === 'function') return this.request(name, {}, options);
    if (!work) throw new TypeError('nothing to do with the lock');
    if (options.steal) this.#held.get(name)?.rob();
    if (!this.#held.has(name)) return this.#grant(name, work);
    if (options.ifAvailable) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const granted = (): void => resolve(this.#grant(name, work));
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), granted]);
      options.signal?.addEventListener('abort', () => {
        this.#waiting.set(
          name,
          (this.#waiting.get(name) ?? []).filter((each) => each !== granted),
        );
        reject(named('AbortError'));
      });
    });
  }

  #grant(name: string, work: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const held: Held = {
        release: () => {
          if (this.#held.get(name) !== held) return;
          this.#held.delete(name);
          this.#waiting.get(name)?.shift()?.();
        },
        rob: () => {
          this.#held.delete(name);
          reject(named('AbortError'));
        },
      };
      this.#held.set(name, held);
      const done = Promise.resolve(work({}));
      done.then(held.release, held.release);
      done.then(resolve, reject);
    });
  }
}
