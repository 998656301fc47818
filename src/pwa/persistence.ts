/** What the browser says of the store that games lie in; null where it does not say. */
export interface Room {
  readonly usedBytes: number | null;
  /** The browser has promised not to clear it away by itself. */
  readonly isProtected: boolean | null;
}

type Storage = Partial<Pick<StorageManager, 'estimate' | 'persisted' | 'persist'>>;

/** Missing without a secure connection, and in some private windows. */
const ownStorage = (): Storage | undefined => globalThis.navigator?.storage;

export async function askRoom(storage: Storage | undefined = ownStorage()): Promise<Room> {
  const [estimate, isProtected] = await Promise.all([
    answered(() => storage?.estimate?.()),
    answered(() => storage?.persisted?.()),
  ]);
  return { usedBytes: estimate?.usage ?? null, isProtected };
}

/** Asks the browser for its promise; some ask the person in turn. Null: it does not know of any. */
export const protect = (storage: Storage | undefined = ownStorage()): Promise<boolean | null> =>
  answered(() => storage?.persist?.());

async function answered<Answer>(ask: () => Promise<Answer> | undefined): Promise<Answer | null> {
  try {
    return (await ask()) ?? null;
  } catch {
    return null;
  }
}
