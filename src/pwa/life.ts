import { type ReadonlySignal, signal } from '@preact/signals';
import { asideCache, type KeptBytes, NAME_HEADER, type ShellRequest } from '../protocol/shell.ts';

/**
 * How far the app has moved in on this device.
 *
 *     idle            no service worker may be here
 *      │ the first build's files are fetched
 *      ▼
 *     installing ◄─── retry; a network again, or in sight ───── failed
 *      │      └────── not all came ──────────────────────────────►┘
 *      │ all came, or all was here already
 *      ▼
 *     offlineReady ◄─ it became redundant before anybody let it in ─┐
 *      │ a newer build lies whole beside this one                   │
 *      ▼                                                            │
 *     updateReady ──────────────────────────────────────────────────┘
 *      │ changeOver, here or in another tab
 *      ▼
 *     the newer build takes over; the page reloads, once
 */
export type Stage =
  /** Not moved in: it plays while the network is there. */
  | 'idle'
  /** The page was opened without https: there browsers keep nothing for use without a network. */
  | 'notSecure'
  /** Its files are being fetched. */
  | 'installing'
  /** Some files could not be fetched. */
  | 'failed'
  /** Every file of this build is on the device. */
  | 'offlineReady'
  /** A newer build is on the device and waits until a person lets it in. */
  | 'updateReady';

export interface Life {
  readonly stage: ReadonlySignal<Stage>;
  /** While files are being fetched. */
  readonly kept: ReadonlySignal<KeptBytes | null>;
  /** The kinds of saves that the newer build opens; null as long as it has not said so. */
  readonly opens: ReadonlySignal<readonly string[] | null>;
  /** Tries to move in once more. */
  retry(): void;
  /** Lets the newer build in; the page reloads once, when that build has taken over. */
  changeOver(): void;
  /**
   * The same, where nobody asked for it and nothing is begun: not if a hand is on the page by then, nor twice in a row, nor
   * if the newer build does not open all of these kinds of saves.
   */
  changeOverQuietly(needed: readonly string[]): void;
}

/** What of the browser it lives in. */
export interface BrowserPorts {
  readonly container: ServiceWorkerContainer;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly reloads: ReloadMemory;
  isOnline(): boolean;
  whenOnline(go: () => void): void;
  /** False where something else answers for the service worker, a login page for one. */
  isWorkerThere(): Promise<boolean>;
  /** Calls `go` when the page fetches nothing for the moment. */
  whenStill(go: () => void): void;
  reload(): void;
  /** The first service worker of all has this page now. */
  takenIn(): void;
}

/** Outlives the page that reloads. */
export interface ReloadMemory {
  /** When the page last reloaded by itself; null: it never did. */
  last(): number | null;
  note(): void;
  now(): number;
}

/** A quiet reload that did not bring the newer build is not tried again for so long. */
export const QUIET_AGAIN_MS = 600_000;
/** For a service worker that does not answer, on a slow phone and line. */
export const MOST_PATIENCE_MS = 30_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Called when the first screen is drawn, so that it takes no bandwidth from it. */
export function startLife(place: BrowserPorts): Life {
  const { container, page, reloads } = place;
  const stage = signal<Stage>('idle');
  const kept = signal<KeptBytes | null>(null);
  const opens = signal<readonly string[] | null>(null);
  let waiting: ServiceWorker | null = null;
  let reloadWanted = false;
  /** A worker that never became active gives way to another. */
  let known: ServiceWorkerRegistration | null = null;
  let controlled = container.controller !== null;

  const reload = (): void => {
    reloads.note();
    place.reload();
  };

  const offer = (newer: ServiceWorker | null): void => {
    waiting = newer;
    stage.value = 'updateReady';
    opens.value = null;
    const asked = newer ?? container.controller;
    if (!asked) return;
    void ask(asked, { kind: 'opens' }).then((kinds) => {
      if (waiting === newer && Array.isArray(kinds)) opens.value = kinds;
    });
  };

  const follow = (worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void => {
    if (!worker) return;
    const first = registration.active === null;
    const look = (): void => {
      const { state } = worker;
      if (first && state === 'activated') void complete(worker);
      else if (first) stage.value = FIRST_STAGES[state] ?? stage.value;
      else if (state === 'installed') offer(worker);
      else if (state === 'redundant' && waiting === worker) {
        // Another build took its place, or it could not start: there is nothing to change over to.
        waiting = null;
        reloadWanted = false;
        stage.value = 'offlineReady';
      }
    };
    look();
    worker.addEventListener('statechange', look);
  };

  const mend = async (registration: ServiceWorkerRegistration, active: ServiceWorker): Promise<void> => {
    const isComplete = await heardFrom(container, ask(active, { kind: 'isComplete' }));
    if (isComplete !== false) {
      settleIn(isComplete ? 'offlineReady' : 'failed');
      return;
    }
    // A newer build is fetched whole; files missing here may be gone from the host.
    await registration.update().catch(() => undefined);
    if (!registration.installing && !registration.waiting) await complete(active);
  };

  const complete = async (active: ServiceWorker): Promise<void> => {
    settleIn('installing');
    const isComplete = await heardFrom(container, ask(active, { kind: 'complete' }));
    settleIn(isComplete ? 'offlineReady' : 'failed');
  };

  /** The state of this build, unless a newer one has arrived meanwhile. */
  const settleIn = (reached: Stage): void => {
    if (stage.value !== 'updateReady') stage.value = reached;
  };

  const start = async (): Promise<void> => {
    kept.value = null;
    try {
      const registration = await container.register('./sw.js');
      if (registration !== known) {
        known = registration;
        follow(registration.waiting ?? registration.installing, registration);
        registration.addEventListener('updatefound', () => follow(registration.installing, registration));
      }
      if (!registration.active) return;
      // A page that was on its way while the first service worker claimed all pages was overlooked.
      if (!container.controller) tell(registration.active, { kind: 'claim' });
      await mend(registration, registration.active);
    } catch (refused) {
      // A policy that allows no worker is none of a person's business; a file that did not come is.
      const isMissing = refused instanceof TypeError || !(await place.isWorkerThere());
      stage.value = isMissing ? 'failed' : 'idle';
    }
  };

  const changeOver = (): void => {
    if (stage.value !== 'updateReady' || reloadWanted) return;
    reloadWanted = true;
    if (!waiting) {
      reload();
      return;
    }
    const newer = waiting;
    // Whatever the older one has to fetch after that puts the change off, in Chromium until it has done nothing for 30 s:
    // https://github.com/w3c/ServiceWorker/issues/1295
    place.whenStill(() => {
      if (!reloadWanted || waiting !== newer) return;
      tell(newer, { kind: 'takeOver' });
      // If it does not come to life, the page is at least what it was, and can ask again.
      setTimeout(() => reloadWanted && reload(), MOST_PATIENCE_MS);
    });
  };

  const changeOverQuietly = (needed: readonly string[]): void => {
    if (needed.some((kind) => !opens.value?.includes(kind))) return;
    const last = reloads.last();
    if (stage.value !== 'updateReady' || (last !== null && reloads.now() - last < QUIET_AGAIN_MS)) return;
    const hold = (): void => {
      reloadWanted = false;
      for (const kind of TOUCHES) page.removeEventListener(kind, hold);
    };
    for (const kind of TOUCHES) page.addEventListener(kind, hold);
    changeOver();
  };

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || !place.isOnline()) return;
    if (stage.value === 'failed') void start();
    else known?.update().catch(() => undefined);
  });
  place.whenOnline(() => stage.value === 'failed' && void start());
  container.addEventListener('message', ({ data }) => {
    if (stage.value === 'installing') kept.value = data as KeptBytes;
  });
  container.addEventListener('controllerchange', () => {
    if (reloadWanted) reload();
    // Another tab let the newer build in.
    else if (controlled) offer(null);
    // The first build to claim this page is the one that the page belongs to: no reason to load it again.
    else place.takenIn();
    controlled = true;
  });
  void start();
  return { stage, kept, opens, retry: () => void start(), changeOver, changeOverQuietly };
}

/** Of the first build of all. */
const FIRST_STAGES: Partial<Record<ServiceWorkerState, Stage>> = {
  installing: 'installing',
  redundant: 'failed',
};

/** Null after a long time in which nothing was heard of it: it may be dead, or older than the question. */
async function heardFrom(container: ServiceWorkerContainer, answer: Promise<unknown>): Promise<boolean | null> {
  let wait = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((giveUp) => {
    wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(null), MOST_PATIENCE_MS);
    };
  });
  wait();
  container.addEventListener('message', wait);
  const heard = await Promise.race([answer.then((said) => said === true), silence]);
  clearTimeout(timer);
  container.removeEventListener('message', wait);
  return heard;
}

function ask(worker: ServiceWorker, request: ShellRequest): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      done(data);
    };
    tell(worker, request, port2);
  });
}

const tell = (worker: ServiceWorker, request: ShellRequest, ...ports: MessagePort[]): void =>
  worker.postMessage(request, ports);

/** A file that was shared with the app and put aside by its service worker, given once; null: there is none, or it cannot be read. */
export async function takeAside(): Promise<File | null> {
  try {
    const name = asideCache(new URL('.', location.href).href);
    if (!(await caches.has(name))) return null;
    const cache = await caches.open(name);
    const [kept] = await cache.matchAll();
    await caches.delete(name);
    return kept ? new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? '')) : null;
  } catch {
    return null;
  }
}
