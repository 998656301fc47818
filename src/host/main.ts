import { RULES } from '../games/rules.ts';
import type { Notice } from '../protocol/messages.ts';
import { WorkerThinker } from './bots.ts';
import { newId } from './dealing.ts';
import { Host } from './host.ts';
import { lockClaim } from './owner.ts';
import { durableConnection, idbStore } from './store.ts';

/** The worker that hosts a match: here the host meets the browser, and nowhere else. */

/** Another copy in another folder of this address has its own: a beta never writes what the app beside it cannot read. */
const STORE = `enza${new URL('..', location.href).pathname}`;
const FIRST_BYTE = 0xff;
const UINT32 = 2 ** 32;
const MARK_BYTES = 8;
const twoDigits = (byte: number): string => byte.toString(16).padStart(2, '0');

const newThinker = (): Worker =>
  new Worker(new URL('../thinker/main.ts', import.meta.url), { type: 'module', name: 'thinker' });

/**
 * A worker that the service worker did not take in, or in Safari one that failed once, asks the network for ever
 * (https://github.com/w3c/ServiceWorker/issues/1090, https://bugs.webkit.org/show_bug.cgi?id=270357).
 */
function despair(fault: unknown): never {
  postMessage({ kind: 'helpless' } satisfies Notice);
  throw fault;
}

const host = new Host({
  store: idbStore(durableConnection(indexedDB, STORE)),
  rules: (game) => {
    const [, playable] = Object.entries(RULES).find(([id, { code }]) => id === game || code === game) ?? [];
    return playable?.rules().then((rules) => rules.game, despair) ?? null;
  },
  claim: lockClaim(navigator.locks),
  thinker: new WorkerThinker(newThinker),
  historian: new WorkerThinker(newThinker),
  now: () => Date.now(),
  newId,
  newSeed: () => {
    const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
    return (high & FIRST_BYTE) * UINT32 + low;
  },
  newMark: () => [...crypto.getRandomValues(new Uint8Array(MARK_BYTES))].map(twoDigits).join(''),
  later: (work, afterMs) => {
    const timer = setTimeout(work, afterMs);
    return () => clearTimeout(timer);
  },
  send: (notice) => postMessage(notice),
  report: (fault) => console.error(fault),
});

addEventListener('message', ({ data }) => void host.take(data));
postMessage({ kind: 'ready' });
