import { isEqual } from '../engine/equal.ts';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import type { Outcome, Par, SavedMatch } from '../saves/format.ts';
import { parseSave, parseShelfEntry } from '../saves/parse.ts';
import type { Shared } from '../saves/sharing.ts';
import { movesSince } from './openMatch.ts';
import type { Claim } from './owner.ts';
import { isFull, type Mark, type Store } from './store.ts';

interface Written {
  readonly save: SavedMatch;
  readonly card: ShelfEntry;
}

/**
 * A store that loses nothing on a disk without room, as long as the app lives: what cannot be written stays here, is read and
 * shown as if it were written, and is written with the next try.
 */
export class Pocket implements Store {
  readonly disk: Store;
  /** Newer than what the disk has of them. */
  readonly #unwritten = new Map<MatchId, Written>();
  /** Deleted from a disk that had no room for a mark beside them. */
  #aside = new Map<MatchId, Written>();

  constructor(disk: Store) {
    this.disk = disk;
  }

  async read(match: MatchId): Promise<unknown> {
    return this.#unwritten.get(match)?.save ?? this.disk.read(match);
  }

  async write(match: MatchId, save: SavedMatch, card: ShelfEntry): Promise<void> {
    try {
      await this.disk.write(match, save, card);
    } catch (fault) {
      this.#unwritten.set(match, { save, card });
      throw fault;
    }
    this.#unwritten.delete(match);
  }

  /** Another try for all but the one that is open; there may be room by now. */
  async writeAgain(claim: Claim, open?: MatchId): Promise<void> {
    for (const [match, { save, card }] of [...this.#unwritten]) {
      if (match === open) continue;
      const holding = await claim(match, false, () => {});
      const isOurs = holding.mine && (await this.onDisk(match)) !== 'lost';
      if (isOurs) await holding.write(() => this.write(match, save, card)).catch(() => undefined);
      holding.release();
    }
  }

  /** So much of its log is on the disk; null: all of it. `lost`: another tab has played on from there, and that counts. */
  async onDisk(match: MatchId): Promise<number | 'lost' | null> {
    const held = this.#unwritten.get(match);
    if (!held) return null;
    const saved = parseSave(await this.disk.read(match).catch(() => undefined));
    const log = 'refused' in saved ? [] : saved.log;
    if (isEqual(log, held.save.log.slice(0, log.length))) return log.length;
    this.giveUp(match);
    return 'lost';
  }

  giveUp(match: MatchId): void {
    this.#unwritten.delete(match);
  }

  async erase(matches: readonly MatchId[]): Promise<void> {
    await this.disk.erase(matches);
    for (const match of matches) {
      this.#unwritten.delete(match);
      this.#aside.delete(match);
    }
  }

  /** Where even a mark has no room, they are erased at once, and what would bring them back is here. */
  async setAside(matches: readonly MatchId[]): Promise<void> {
    const aside = new Map<MatchId, Written>();
    for (const match of matches) {
      const held = this.#unwritten.get(match);
      if (held) aside.set(match, held);
    }
    try {
      await this.disk.setAside(matches);
    } catch (fault) {
      if (!isFull(fault)) throw fault;
      for (const [match, written] of await this.#read(matches)) if (!aside.has(match)) aside.set(match, written);
      await this.disk.erase(matches);
    }
    for (const match of matches) this.#unwritten.delete(match);
    this.#aside = aside;
  }

  async bringBack(): Promise<void> {
    await this.disk.bringBack();
    const back = this.#aside;
    this.#aside = new Map();
    for (const [match, { save, card }] of back) await this.write(match, save, card).catch(() => undefined);
  }

  async aside(): Promise<readonly MatchId[]> {
    return [...new Set([...(await this.disk.aside()), ...this.#aside.keys()])];
  }

  async clear(): Promise<void> {
    await this.disk.clear();
    this.#unwritten.clear();
    this.#aside.clear();
  }

  async cards(): Promise<readonly (readonly [MatchId, unknown])[]> {
    const cards = new Map(await this.disk.cards());
    for (const [match, { save, card }] of this.#unwritten) {
      const from = await this.onDisk(match);
      if (typeof from === 'number') cards.set(match, { ...card, unsaved: movesSince(save.log, from) });
    }
    return [...cards];
  }

  /** Without room it is known as long as its table stands. */
  mark = (match: MatchId, mark: Mark): Promise<void> => this.disk.mark(match, mark).catch(() => undefined);
  marks = (match: MatchId): Promise<readonly Mark[]> => this.disk.marks(match);
  shared = (match: MatchId): Promise<unknown> => this.disk.shared(match);
  keepShared = (match: MatchId, shared: Shared): Promise<void> => this.disk.keepShared(match, shared);
  keep = (outcomes: readonly (readonly [MatchId, Outcome])[]): Promise<void> => this.disk.keep(outcomes);
  dropOutcomes = (isGone: (outcome: unknown, of: MatchId) => boolean): Promise<void> => this.disk.dropOutcomes(isGone);
  outcomes = (): Promise<readonly unknown[]> => this.disk.outcomes();
  keepPar = (par: Par): Promise<void> => this.disk.keepPar(par);
  pars = (): Promise<readonly unknown[]> => this.disk.pars();

  async #read(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Written>> {
    const cards = new Map(await this.disk.cards());
    const found = new Map<MatchId, Written>();
    for (const match of matches) {
      const save = parseSave(await this.disk.read(match));
      const card = parseShelfEntry(cards.get(match));
      if (card && !('refused' in save)) found.set(match, { save, card });
    }
    return found;
  }
}
