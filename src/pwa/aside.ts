import { asideCache, NAME_HEADER } from '../protocol/shell.ts';

/** What was shared with the app and put aside by its service worker, once; null: nothing, or nothing that can be had. */
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
