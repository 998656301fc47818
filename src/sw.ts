import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { isShellCache, type Kept, type ShellRequest, shellCache } from './protocol/shell.ts';

/** A file of this build; vite.config.ts lists its size with it. */
interface ShellFile extends PrecacheEntry {
  readonly bytes?: number;
}
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ShellFile[] };

const { scope } = self.registration;
const CACHE = shellCache(scope);
const home = new URL('index.html', scope).href;
const files = self.__WB_MANIFEST as ShellFile[];
const bytesOf = new Map(files.map(({ url, bytes = 0 }) => [new URL(url, scope).href, bytes]));

const shell = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      async handlerDidComplete({ request, error }) {
        if (!error) await noteKept(request.url);
      },
    },
  ],
});
shell.addToCacheList(files);

self.addEventListener('install', (event) => shell.install(event));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlderCaches());
  // The very first visit would otherwise stay uncontrolled until a reload.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (isOwn(request.url)) event.respondWith(answer(request, request.url));
  else if (request.mode === 'navigate' && isHome(request.url)) event.respondWith(answer(request, home));
});

self.addEventListener('message', (event) => {
  const request = event.data as ShellRequest;
  const reply = (complete: boolean): void => event.ports[0]?.postMessage(complete);
  if (request.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (request.kind === 'isComplete') {
    event.waitUntil(Promise.all([isComplete().then(reply, () => reply(false)), dropOlderFiles()]));
  }
  if (request.kind === 'complete') event.waitUntil(complete().then(reply, () => reply(false)));
});

/** Of this build, or of an older one that still runs in a tab. */
const isOwn = (url: string): boolean =>
  shell.getCacheKeyForURL(url) !== undefined || url.startsWith(new URL('assets/', scope).href);

/** Every screen has this one address; other paths below it may be other apps'. */
const isHome = (url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin + pathname === scope || origin + pathname === home;
};

async function answer(request: Request, url: string): Promise<Response> {
  const key = shell.getCacheKeyForURL(url) ?? url;
  const kept = await caches.match(key, { cacheName: CACHE }).catch(() => undefined);
  if (kept) return kept;
  const fetched = await fetch(request);
  // It was lost. Where the address says what is in it, it can be put back; another could be a newer build's by now.
  if (fetched.ok && key === url && bytesOf.has(url)) await putBack(key, fetched.clone()).catch(() => undefined);
  return fetched;
}

async function putBack(key: string, file: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  // A page cannot be opened with an answer that came by way of another address.
  await cache.put(key, file.redirected ? new Response(file.body, file) : file);
}

async function missing(): Promise<[url: string, key: string][]> {
  const cache = await caches.open(CACHE);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  return [...shell.getURLsToCacheKeys()].filter(([, key]) => !held.has(key));
}

const isComplete = async (): Promise<boolean> => (await missing()).length === 0;

/** Only while the host has no newer build: its files would come in place of this one's. */
async function complete(): Promise<boolean> {
  for (const [url, key] of await missing()) {
    const fetched = await fetch(url, { cache: 'reload' });
    if (!fetched.ok) return false;
    await putBack(key, fetched);
  }
  return true;
}

let keptBytes = 0;

async function noteKept(url: string): Promise<void> {
  keptBytes += bytesOf.get(url) ?? 0;
  const allBytes = [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0);
  const news: Kept = { keptBytes, allBytes };
  for (const page of await pages()) page.postMessage(news);
}

async function pages(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(scope));
}

/**
 * A tab of an older build fetches its parts when it needs them: they stay until only one tab, of this build, is left. The
 * files of a newer build that comes or waits are not this one's either, and all that it will have if the network goes.
 */
async function dropOlderFiles(): Promise<void> {
  if ((await pages()).length > 1) return;
  const cache = await caches.open(CACHE);
  const own = new Set(shell.getURLsToCacheKeys().values());
  const older = (await cache.keys()).filter(({ url }) => !own.has(url));
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  await Promise.all(older.map((file) => cache.delete(file)));
}

/**
 * Workbox's own cleanupOutdatedCaches stays out: at an origin's root it would delete the caches of apps in its folders.
 */
async function dropOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => isShellCache(name, scope) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}
