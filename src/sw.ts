import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import type { ShellRequest } from './protocol/shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

/**
 * The name carries the scope, so that copies of the app in other folders of one origin keep their own files.
 * Workbox's own cleanupOutdatedCaches stays out: at an origin's root it would delete the caches of apps in its folders.
 */
const PREFIX = 'enza-shell';
const CACHE = `${PREFIX}-1-${self.registration.scope}`;

const shell = new PrecacheController({ cacheName: CACHE });
shell.precache(self.__WB_MANIFEST);

const home = new URL('index.html', self.registration.scope).href;

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlderCaches());
  // The very first visit would otherwise stay uncontrolled until a reload.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (shell.getCacheKeyForURL(request.url)) event.respondWith(answer(request, request.url));
  else if (request.mode === 'navigate') event.respondWith(answer(request, home));
});

self.addEventListener('message', (event) => {
  const request = event.data as ShellRequest;
  if (request.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (request.kind === 'isComplete') {
    event.waitUntil(isComplete().then((complete) => event.ports[0]?.postMessage(complete)));
  }
});

async function answer(request: Request, url: string): Promise<Response> {
  return (await shell.matchPrecache(url)) ?? fetch(request);
}

async function isComplete(): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  return [...shell.getURLsToCacheKeys().values()].every((key) => held.has(key));
}

async function dropOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter(
    (name) => name.startsWith(PREFIX) && name.endsWith(`-${self.registration.scope}`) && name !== CACHE,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
}
