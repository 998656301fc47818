import { type Life, type ReloadMemory, startLife } from './life.ts';

const KEY = `enza${location.pathname}.reloaded`;

/** Null where there is no service worker: in development, without a secure connection, in some private windows. */
export function startLifeHere(takenIn: () => void): Life | null {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !container) return null;
  return startLife({
    container,
    page: document,
    reloads: RELOADS,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
    takenIn,
  });
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
