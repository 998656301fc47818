import type { AnyMove } from '../../engine/game.ts';
import type { MatchId, ShelfEntry } from '../../protocol/shown.ts';
import type { BotQuestion, Standing } from '../../protocol/thought.ts';
import { type Outcome, outcomeOf, type Par } from '../../saves/format.ts';
import type { Shared } from '../../saves/sharing.ts';
import type { Historian } from '../bots.ts';
import { MARKS, type Mark, type Store } from '../store.ts';
import { posted } from './posted.ts';

// What a browser gives the host, for its tests: a disk, locks between tabs, a thinker that takes its time.

/** A disk that can fail, be full, be slow, or be switched off in the middle. */
export class MemoryStore implements Store {
  readonly disk = new Map<string, unknown>();
  /** How many writes have reached the disk. */
  written = 0;
  /** Thrown by whatever is done next, until it is null again. */
  fault: Error | null = null;
  /** Awaited before and after each write reaches the disk. */
  pause: (place: 'before' | 'after') => Promise<void> = async () => {};

  async read(match: MatchId): Promise<unknown> {
    return this.#reached(() => (this.#isAside(match) ? undefined : posted(this.disk.get(`match:${match}`))));
  }

  async write(match: MatchId, save: unknown, card: ShelfEntry): Promise<void> {
    const copies = posted([save, card, outcomeOf(card)]);
    await this.pause('before');
    this.#reached(() => {
      this.disk.set(`match:${match}`, copies[0]).set(`card:${match}`, copies[1]).delete(`aside:${match}`);
      if (copies[2]) this.disk.set(`outcome:${match}`, copies[2]);
      else this.disk.delete(`outcome:${match}`);
      this.written++;
    });
    await this.pause('after');
  }

  async erase(matches: readonly MatchId[]): Promise<void> {
    this.#reached(() => {
      for (const match of matches) {
        for (const kind of ['match', 'card', 'aside', 'shared', ...MARKS]) this.disk.delete(`${kind}:${match}`);
      }
    });
  }

  async setAside(matches: readonly MatchId[]): Promise<void> {
    this.#reached(() => {
      for (const match of matches) this.disk.set(`aside:${match}`, true);
    });
  }

  async bringBack(): Promise<void> {
    const matches = await this.aside();
    for (const match of matches) this.disk.delete(`aside:${match}`);
  }

  async aside(): Promise<MatchId[]> {
    return this.#reached(() => this.#all('aside:').map(([match]) => match));
  }

  async clear(): Promise<void> {
    this.#reached(() => this.disk.clear());
  }

  async mark(match: MatchId, mark: Mark): Promise<void> {
    this.#reached(() => this.disk.set(`${mark}:${match}`, true));
  }

  async marks(match: MatchId): Promise<Mark[]> {
    return this.#reached(() => MARKS.filter((mark) => this.disk.has(`${mark}:${match}`)));
  }

  async cards(): Promise<[MatchId, unknown][]> {
    return this.#reached(() => this.#all('card:').filter(([match]) => !this.#isAside(match)));
  }

  async keep(outcomes: readonly (readonly [MatchId, Outcome])[]): Promise<void> {
    this.#reached(() => {
      for (const [match, outcome] of outcomes) this.disk.set(`outcome:${match}`, posted(outcome));
    });
  }

  async outcomes(): Promise<unknown[]> {
    return this.#reached(() => this.#all('outcome:').map(([, outcome]) => outcome));
  }

  async dropOutcomes(isGone: (outcome: unknown, of: MatchId) => boolean): Promise<void> {
    this.#reached(() => {
      for (const [match, outcome] of this.#all('outcome:'))
        if (isGone(outcome, match)) this.disk.delete(`outcome:${match}`);
    });
  }

  async shared(match: MatchId): Promise<unknown> {
    return this.#reached(() => posted(this.disk.get(`shared:${match}`)));
  }

  async keepShared(match: MatchId, shared: Shared): Promise<void> {
    this.#reached(() => {
      this.disk.set(`shared:${match}`, posted(shared));
      const outcome = this.disk.get(`outcome:${match}`) as Outcome | undefined;
      if (outcome) this.disk.set(`outcome:${match}`, { ...outcome, mark: shared.mark });
    });
  }

  async keepPar(par: Par): Promise<void> {
    const { game, edition, generation, day } = par;
    this.#reached(() => this.disk.set(`par:${game}/${edition}/${generation}/${day}`, posted(par)));
  }

  async pars(): Promise<unknown[]> {
    return this.#reached(() => this.#all('par:').map(([, par]) => par));
  }

  #isAside(match: MatchId): boolean {
    return this.disk.has(`aside:${match}`);
  }

  #all(kind: string): [MatchId, unknown][] {
    return [...this.disk].flatMap(([key, value]): [MatchId, unknown][] =>
      key.startsWith(kind) ? [[key.slice(kind.length), posted(value)]] : [],
    );
  }

  #reached<Answer>(work: () => Answer): Answer {
    if (this.fault) throw this.fault;
    return work();
  }
}

export const named = (name: string): Error => Object.assign(new Error(name), { name });

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

/** Answers when it is told to. */
export class SlowThinker implements Historian {
  readonly asked: { readonly question: BotQuestion; answer(move: AnyMove | null): void; fail(fault: Error): void }[] =
    [];
  readonly judged: { readonly standing: Standing; answer(chances: readonly number[] | null): void }[] = [];
  cancelled = 0;
  gaveWay = 0;

  choose(question: BotQuestion): Promise<AnyMove | null> {
    return new Promise((answer, fail) => this.asked.push({ question, answer, fail }));
  }
  chances(standing: Standing): Promise<readonly number[] | null> {
    return new Promise((answer) => this.judged.push({ standing, answer }));
  }
  cancel(): void {
    this.cancelled++;
  }
  giveWay(): void {
    this.gaveWay++;
  }
}
