// What a page may ask of its device; each browser lacks some of it.

type Locks = Pick<WakeLock, 'request'>;
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** A phone that was put down and forgotten may go to sleep after all. */
export const IDLE_MS = 600_000;

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Keeps the screen awake until the function that it returns is called: while the page can be seen and a player has
 * touched it of late. A browser that knows nothing of it, or refuses, lets the screen sleep as ever.
 */
export function keepAwake(
  locks: Locks | undefined = globalThis.navigator?.wakeLock,
  page: Page = document,
): () => void {
  if (!locks) return () => {};
  let held: WakeLockSentinel | null = null;
  let asking = false;
  let idle = false;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isWanted = (): boolean => !ended && !idle && page.visibilityState === 'visible';

  const settle = async (): Promise<void> => {
    if (asking) return;
    if (!isWanted()) {
      const last = held;
      held = null;
      await last?.release().catch(() => undefined);
    } else if (!held || held.released) {
      asking = true;
      held = await locks.request('screen').catch(() => null);
      asking = false;
      // It may have come too late.
      if (held && !isWanted()) await settle();
    }
  };

  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      idle = true;
      void settle();
    }, IDLE_MS);
    idle = false;
    void settle();
  };

  for (const kind of TOUCHES) page.addEventListener(kind, touch);
  page.addEventListener('visibilitychange', settle);
  touch();

  return () => {
    ended = true;
    clearTimeout(timer);
    for (const kind of TOUCHES) page.removeEventListener(kind, touch);
    page.removeEventListener('visibilitychange', settle);
    void settle();
  };
}

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

type Device = { vibrate?: Navigator['vibrate'] };

/** Milliseconds: felt, and not heard. */
const TICK_MS = 12;

export const canBuzz = (device: Device | undefined = globalThis.navigator): boolean =>
  typeof device?.vibrate === 'function';

/** One short buzz; a device that has none, or refuses, stays still. */
export function buzz(device: Device | undefined = globalThis.navigator): void {
  try {
    device?.vibrate?.(TICK_MS);
  } catch {
    // Nothing of a game hangs on it.
  }
}
