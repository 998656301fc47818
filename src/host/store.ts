import { clear, get, getMany, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { Notice } from '../protocol/messages.ts';
import type { MatchId, ShelfEntry } from '../protocol/shown.ts';
import { type Outcome, outcomeOf, type Par, type SavedMatch } from '../saves/format.ts';
import type { Shared, Mark as SharedMark } from '../saves/sharing.ts';
import type { Historian, Thinker } from './bots.ts';
import type { Rules } from './open.ts';
import type { Claim } from './owner.ts';

// What the host keeps: what a store owes it, and the store of this device.

/** `code`: its deal code was shown while it was played. `lesson`: a guide led it, and it counts in no record. */
export const MARKS = ['code', 'lesson'] as const;
export type Mark = (typeof MARKS)[number];

/** Where matches are kept. A record read from it may be anything: it is parsed before it is used. */
export interface Store {
  /** Undefined if there is none. */
  read(match: MatchId): Promise<unknown>;
  /** Fulfilled: both are on the disk for certain, and what became of a match that is over. Rejected: none is. */
  write(match: MatchId, save: SavedMatch, card: ShelfEntry): Promise<void>;
  /** For good: all of them, or none. What became of them stays. */
  erase(matches: readonly MatchId[]): Promise<void>;
  /** They stay where they are, and neither `read` nor `cards` finds them any more: all of them, or none. */
  setAside(matches: readonly MatchId[]): Promise<void>;
  /** Matches that were set aside are found again, unchanged. */
  bringBack(): Promise<void>;
  aside(): Promise<readonly MatchId[]>;
  /** Everything. */
  clear(): Promise<void>;
  /** Beside the save and no part of it, which every version opens. */
  mark(match: MatchId, mark: Mark): Promise<void>;
  marks(match: MatchId): Promise<readonly Mark[]>;
  cards(): Promise<readonly (readonly [MatchId, unknown])[]>;
  /** What became of matches that are not on this shelf: all of it, or none. */
  keep(outcomes: readonly (readonly [MatchId, Outcome])[]): Promise<void>;
  outcomes(): Promise<readonly unknown[]>;
  /** Those of which this is so; all of them, or none. */
  dropOutcomes(isGone: (outcome: unknown, of: MatchId) => boolean): Promise<void>;
  /** The record beside a match that was handed on; undefined: there is none. */
  shared(match: MatchId): Promise<unknown>;
  /** What became of the match is known by the mark as well. */
  keepShared(match: MatchId, shared: Shared): Promise<void>;
  /** Takes the place of an earlier one of the same deal. */
  keepPar(par: Par): Promise<void>;
  pars(): Promise<readonly unknown[]>;
}

/** The disk has no room. */
export const isFull = (fault: unknown): boolean => fault instanceof Error && fault.name === 'QuotaExceededError';

/** What a host stands on: in the worker the browser, in tests a stage. */
export interface HostNeeds {
  readonly store: Store;
  readonly rules: Rules;
  readonly claim: Claim;
  readonly thinker: Thinker;
  /** A second thinker for matches that are over, so that looking back keeps no bot from its turn. */
  readonly historian: Historian;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): MatchId;
  newSeed(): number;
  /** 64 bits of chance. */
  newMark(): SharedMark;
  /** Acts after so long; call the returned function to cancel it. */
  later(work: () => void, afterMs: number): () => void;
  send(notice: Notice): void;
  /** A fault of our own, for the console: the table stands as it was. */
  report(fault: unknown): void;
}

const matchKey = (match: MatchId): string => `match:${match}`;
const CARD = 'card:';
const cardKey = (match: MatchId): string => CARD + match;
const OUTCOME = 'outcome:';
const outcomeKey = (match: MatchId): string => OUTCOME + match;
const PAR = 'par:';
const parKey = ({ game, edition, generation, day }: Par): string => `${PAR}${game}/${edition}/${generation}/${day}`;
const markKey = (mark: Mark, match: MatchId): string => `${mark}:${match}`;
/** The record beside a match that was handed on. 1.0.0 does not know this key, and leaves it alone. */
const sharedKey = (match: MatchId): string => `shared:${match}`;
/** A mark beside a match that was set aside. */
const ASIDE = 'aside:';
const asideKey = (match: MatchId): string => ASIDE + match;

/**
 * A match, its card and its outcome are written together, and no index is shared between matches: none can go out of
 * step.
 */
export const idbStore = (use: UseStore): Store => ({
  async read(match) {
    const [save, isAside] = await getMany<unknown>([matchKey(match), asideKey(match)], use);
    return isAside ? undefined : save;
  },
  write: (match, save, card) =>
    use('readwrite', (store) => {
      store.put(save, matchKey(match));
      store.put(card, cardKey(match));
      store.delete(asideKey(match));
      const outcome = outcomeOf(card);
      // The last move may have been taken back.
      if (outcome) store.put(outcome, outcomeKey(match));
      else store.delete(outcomeKey(match));
      return ended(store.transaction);
    }),
  erase: (matches) =>
    use('readwrite', (store) => {
      for (const match of matches) {
        for (const key of [matchKey, cardKey, asideKey, sharedKey].map((keyOf) => keyOf(match))) store.delete(key);
        for (const mark of MARKS) store.delete(markKey(mark, match));
      }
      return ended(store.transaction);
    }),
  setAside: (matches) =>
    use('readwrite', (store) => {
      for (const match of matches) store.put(true, asideKey(match));
      return ended(store.transaction);
    }),
  bringBack: () =>
    use('readwrite', (store) => {
      store.delete(allOf(ASIDE));
      return ended(store.transaction);
    }),
  aside: () => use('readonly', asideIn),
  clear: () => clear(use),
  mark: (match, mark) => set(markKey(mark, match), true, use),
  async marks(match) {
    const there = await getMany<unknown>(
      MARKS.map((mark) => markKey(mark, match)),
      use,
    );
    return MARKS.filter((_, index) => there[index] === true);
  },
  async cards() {
    const range = allOf(CARD);
    const [keys, cards, aside] = await use('readonly', (store) =>
      Promise.all([
        promisifyRequest(store.getAllKeys(range)),
        promisifyRequest<unknown[]>(store.getAll(range)),
        asideIn(store),
      ]),
    );
    return idsOf(keys, CARD)
      .map((match, index) => [match, cards[index]] as const)
      .filter(([match]) => !aside.includes(match));
  },
  keep: (outcomes) =>
    use('readwrite', (store) => {
      for (const [match, outcome] of outcomes) store.put(outcome, outcomeKey(match));
      return ended(store.transaction);
    }),
  outcomes: () => all(use, OUTCOME),
  dropOutcomes: (isGone) =>
    use('readwrite', async (store) => {
      const range = allOf(OUTCOME);
      const keys = promisifyRequest(store.getAllKeys(range));
      const outcomes = await promisifyRequest<unknown[]>(store.getAll(range));
      for (const [index, match] of idsOf(await keys, OUTCOME).entries()) {
        if (isGone(outcomes[index], match)) store.delete(outcomeKey(match));
      }
      return ended(store.transaction);
    }),
  shared: (match) => get(sharedKey(match), use),
  keepShared: (match, shared) =>
    use('readwrite', async (store) => {
      store.put(shared, sharedKey(match));
      const outcome = await promisifyRequest<Outcome | undefined>(store.get(outcomeKey(match)));
      if (outcome) store.put({ ...outcome, mark: shared.mark }, outcomeKey(match));
      return ended(store.transaction);
    }),
  keepPar: (par) => set(parKey(par), par, use),
  pars: () => all(use, PAR),
});

const all = (use: UseStore, kind: string): Promise<unknown[]> =>
  use('readonly', (store) => promisifyRequest<unknown[]>(store.getAll(allOf(kind))));
const idsOf = (keys: readonly IDBValidKey[], kind: string): MatchId[] =>
  keys.map((key) => String(key).slice(kind.length));

const asideIn = async (store: IDBObjectStore): Promise<MatchId[]> =>
  idsOf(await promisifyRequest(store.getAllKeys(allOf(ASIDE))), ASIDE);

const allOf = (kind: string): IDBKeyRange => IDBKeyRange.bound(kind, `${kind}\uffff`);

/** A write that fails is heard of at once, but why it failed stands in its transaction only when that has ended. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });

const STORE = 'matches';

/**
 * A connection for idb-keyval that writes with strict durability: a write is done when the disk has it. Safari loses
 * connections of apps in the background, and every transaction on a lost one fails
 * (https://bugs.webkit.org/show_bug.cgi?id=197050): then it is opened anew and the work done once more. That is safe,
 * for a failed transaction has written nothing, and the same writes twice are the same as once.
 */
export function durableConnection(factory: IDBFactory, name: string): UseStore {
  let opening: Promise<IDBDatabase> | null = null;

  const forget = (): void => {
    opening = null;
  };

  const open = async (): Promise<IDBDatabase> => {
    const request = factory.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await promisifyRequest(request);
    database.onclose = forget;
    // Another tab wants a newer layout, or a person clears the data: do not stand in the way.
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return database;
  };

  const opened = (): Promise<IDBDatabase> => {
    if (!opening) {
      opening = open();
      opening.catch(forget);
    }
    return opening;
  };

  return async (mode, work) => {
    const attempt = async () => {
      const database = await opened();
      return work(database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE));
    };
    try {
      return await attempt();
    } catch (fault) {
      if (!isLost(fault)) throw fault;
      forget();
      return attempt();
    }
  };
}

/** InvalidStateError: the connection is known to be closed. UnknownError: Safari's words for a lost one. */
const isLost = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'InvalidStateError' || fault.name === 'UnknownError');
