import { signal } from '@preact/signals';
import { type Life, type ReloadMemory, startLife } from './life.ts';

const KEY = `enza${location.pathname}.reloaded`;
/** What has come may ask for more, after it is read. */
const STILL_MS = 500;
/** On a line that works. */
const MOST_STILL_MS = 5_000;

/** Null where there is no service worker: in development, in some private windows. */
export function startLifeHere(takenIn: () => void): Life | null {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD) return null;
  if (!isSecureContext) return NOT_SECURE;
  if (!container) return null;
  return startLife({
    container,
    page: document,
    reloads: RELOADS,
    isOnline: () => navigator.onLine,
    whenOnline: (go) => addEventListener('online', go),
    isWorkerThere: () => fetch('./sw.js', { cache: 'no-store' }).then(isScript, () => false),
    whenStill,
    reload: () => location.reload(),
    takenIn,
  });
}

/** Nothing changes: no file can be asked for. */
const NOT_SECURE: Life = {
  stage: signal('notSecure'),
  kept: signal(null),
  opens: signal(null),
  retry: () => undefined,
  changeOver: () => undefined,
  changeOverQuietly: () => undefined,
};

const isScript = ({ ok, headers }: Response): boolean => ok && /javascript/.test(headers.get('content-type') ?? '');

function whenStill(go: () => void): void {
  const end = (): void => {
    observer.disconnect();
    clearTimeout(still);
    clearTimeout(most);
    go();
  };
  const observer = new PerformanceObserver(() => {
    clearTimeout(still);
    still = setTimeout(end, STILL_MS);
  });
  let still = setTimeout(end, STILL_MS);
  const most = setTimeout(end, MOST_STILL_MS);
  observer.observe({ type: 'resource' });
}

/** Where nothing can be remembered, every reload might be one of many. */
const RELOADS: ReloadMemory = {
  last() {
    try {
      const noted = sessionStorage.getItem(KEY);
      return noted === null ? null : Number(noted);
    } catch {
      return Date.now();
    }
  },
  note() {
    try {
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // `last` says so.
    }
  },
  now: Date.now,
};
