import type { MatchId, ShelfEntry } from '../../protocol/shown.ts';
import { type Outcome, outcomeOf, type Par } from '../../saves/format.ts';
import type { Shared } from '../../saves/sharing.ts';
import { MARKS, type Mark, type Store } from '../store.ts';

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
    return this.#reached(() => (this.#isAside(match) ? undefined : structuredClone(this.disk.get(`match:${match}`))));
  }

  async write(match: MatchId, save: unknown, card: ShelfEntry): Promise<void> {
    const copies = structuredClone([save, card, outcomeOf(card)]);
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
      for (const [match, outcome] of outcomes) this.disk.set(`outcome:${match}`, structuredClone(outcome));
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
    return this.#reached(() => structuredClone(this.disk.get(`shared:${match}`)));
  }

  async keepShared(match: MatchId, shared: Shared): Promise<void> {
    this.#reached(() => {
      this.disk.set(`shared:${match}`, structuredClone(shared));
      const outcome = this.disk.get(`outcome:${match}`) as Outcome | undefined;
      if (outcome) this.disk.set(`outcome:${match}`, { ...outcome, mark: shared.mark });
    });
  }

  async keepPar(par: Par): Promise<void> {
    const { game, edition, generation, day } = par;
    this.#reached(() => this.disk.set(`par:${game}/${edition}/${generation}/${day}`, structuredClone(par)));
  }

  async pars(): Promise<unknown[]> {
    return this.#reached(() => this.#all('par:').map(([, par]) => par));
  }

  #isAside(match: MatchId): boolean {
    return this.disk.has(`aside:${match}`);
  }

  #all(kind: string): [MatchId, unknown][] {
    return [...this.disk].flatMap(([key, value]): [MatchId, unknown][] =>
      key.startsWith(kind) ? [[key.slice(kind.length), structuredClone(value)]] : [],
    );
  }

  #reached<Answer>(work: () => Answer): Answer {
    if (this.fault) throw this.fault;
    return work();
  }
}

export const named = (name: string): Error => Object.assign(new Error(name), { name });
