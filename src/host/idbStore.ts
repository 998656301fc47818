import { clear, get, getMany, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { MatchId } from '../protocol/shown.ts';
import { type Outcome, outcomeOf, type Par } from '../saves/format.ts';
import { MARKS, type Mark, type Store } from './store.ts';

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
