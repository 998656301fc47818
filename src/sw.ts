import { placed, type ShellFile, type ShellParcel } from './kept/files.ts';
import { keepOf } from './kept/keep.ts';
import type { KeptBytes, ShellRequest } from './protocol/shell.ts';
import {
  asideCache,
  isShellCache,
  NAME_HEADER,
  SECURITY_HEADERS,
  SHARE_TARGET,
  shellCache,
  TAKEN_IN_AT,
} from './protocol/shell.ts';

/** The maker of the list adds the manifest a second time, with nothing but its name. */
type Listed = ShellFile | ShellParcel | { readonly url: string };
/** The kinds of saves that this build opens; vite.config.ts has them of the games' facts. */
declare const __OPENS__: readonly string[];
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Listed[] };

const { scope } = self.registration;
const CACHE = shellCache(scope);
/** In the cache: what the newest build that was ever begun to be fetched consists of. */
const COMING = new URL('coming', scope).href;
const shareTarget = new URL(SHARE_TARGET, scope).href;
const home = new URL('index.html', scope).href;
const listed = self.__WB_MANIFEST as readonly Listed[];
const shipment = placed(
  listed.filter((each) => 'integrity' in each),
  scope,
);
const { files } = shipment;

const keep = keepOf(shipment, {
  fetch: (address, how) => fetch(address, how),
  open: () => caches.open(CACHE),
  tell: (kept) => void tellPages(kept),
});

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlderCaches());
  // The very first visit would otherwise stay uncontrolled until a reload.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === shareTarget) event.respondWith(putAside(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && isHome(request.url)) event.respondWith(page(request));
  else if (isOwn(request.url)) event.respondWith(answer(request, request.url));
});

self.addEventListener('message', (event) => {
  const request = event.data as ShellRequest;
  const reply = (answer: boolean | readonly string[]): void => event.ports[0]?.postMessage(answer);
  if (request.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (request.kind === 'claim') event.waitUntil(self.clients.claim());
  if (request.kind === 'isComplete') {
    event.waitUntil(Promise.all([keep.isComplete().then(reply, () => reply(false)), dropOlderFiles()]));
  }
  if (request.kind === 'opens') reply(__OPENS__);
  if (request.kind === 'complete') event.waitUntil(keep.complete(files).then(reply, () => reply(false)));
});

/**
 * The first build of all is at work as soon as the shelf is here: a visitor who leaves then has it, and what has come of screens
 * and games; the page asks for the rest. A newer build comes whole or not at all.
 */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(COMING, Response.json(files.map(({ key }) => key)));
  const whole = keep.complete(files);
  const came = self.registration.active ? whole : keep.complete(files.filter(({ need }) => need === 'shelf'));
  if (!(await came)) throw new Error('not all of this build came');
}

/** Of this build, or of an older one that still runs in a tab. */
const isOwn = (url: string): boolean =>
  keep.fileAt(url) !== undefined || url.startsWith(new URL('assets/', scope).href);

/** Every screen has this one address; other paths below it may be other apps'. */
const isHome = (url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin + pathname === scope || origin + pathname === home;
};

/** The headers that the host sent with the page may be long out of date, or missing. */
async function page(request: Request): Promise<Response> {
  const came = await answer(request, home);
  if (!came.ok) return came;
  const headers = new Headers(came.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  return new Response(came.body, { headers });
}

/** Whatever it is, a page judges it; and asks first, since any site can send something here. */
async function putAside(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const shared = form.get('file') ?? form.get('text') ?? '';
    const name = typeof shared === 'string' ? '' : encodeURIComponent(shared.name);
    const aside = await caches.open(asideCache(scope));
    await aside.put(shareTarget, new Response(shared, { headers: { [NAME_HEADER]: name } }));
  } catch {
    // No room for it, or no form: there is nothing to take in.
  }
  return Response.redirect(new URL(TAKEN_IN_AT, scope).href, 303);
}

async function answer(request: Request, address: string): Promise<Response> {
  const file = keep.fileAt(address);
  const held = await keep.held(file?.key ?? address).catch(() => undefined);
  if (held) return held;
  if (!file) return fetch(request);
  // It has not come yet, or was lost. What lies at a name that stays may be a newer build's by now, which is shown and not kept.
  return keep.fetch(file).catch(() => (file.isNamed ? Response.error() : fetch(request)));
}

async function tellPages(kept: KeptBytes): Promise<void> {
  for (const page of await pages()) page.postMessage(kept);
}

async function pages(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(scope));
}

/**
 * A tab of an older build fetches its parts when it needs them: they stay until only one tab, of this build, is left. The
 * files of a newer build that is installing, waiting or interrupted are kept too: offline, it has nothing else.
 */
async function dropOlderFiles(): Promise<void> {
  if ((await pages()).length > 1) return;
  const cache = await caches.open(CACHE);
  const coming = await cache.match(COMING);
  const needed = new Set([...files.map(({ key }) => key), COMING, ...((await coming?.json()) ?? [])]);
  const older = (await cache.keys()).filter(({ url }) => !needed.has(url));
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  await Promise.all(older.map((file) => cache.delete(file)));
}

async function dropOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => isShellCache(name, scope) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}
