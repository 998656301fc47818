import { promisifyRequest, type UseStore } from 'idb-keyval';

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
