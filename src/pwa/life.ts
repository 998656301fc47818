import { type ReadonlySignal, signal } from '@preact/signals';
import type { ShellRequest } from '../protocol/shell.ts';

/** How far the app has moved in on this device. */
export type Life =
  /** Not moved in (yet): it plays while the network is there. */
  | 'idle'
  /** The first visit: every file is being fetched. */
  | 'installing'
  /** Every file of this build is on the device. */
  | 'offlineReady'
  /** A newer build is on the device and waits until a person lets it in. */
  | 'updateReady';

const stage = signal<Life>('idle');
export const life: ReadonlySignal<Life> = stage;

let waiting: ServiceWorker | null = null;
let reloadWanted = false;

/** Registers the service worker. Called when the first screen is drawn, so that it takes no bandwidth from it. */
export function startLife(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused in private windows and by some policies; the app then simply stays online.
  settle(navigator.serviceWorker).catch(() => undefined);
}

/** Lets the newer build in. The page reloads once, when that build has taken over. */
export function applyUpdate(): void {
  if (stage.value !== 'updateReady' || reloadWanted) return;
  reloadWanted = true;
  if (waiting) tell(waiting, { kind: 'takeOver' });
  else location.reload();
}

async function settle(container: ServiceWorkerContainer): Promise<void> {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first build to claim this page is the one that the page came from: no reason to load it again.
    if (reloadWanted) location.reload();
    else if (controlled) offer(null); // another tab let the newer build in
    controlled = true;
  });
  const registration = await container.register('./sw.js');
  registration.addEventListener('updatefound', () => follow(registration.installing, registration));
  if (registration.active && (await isComplete(registration.active))) stage.value = 'offlineReady';
  follow(registration.waiting ?? registration.installing, registration);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => undefined);
  });
}

function follow(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
  if (!worker) return;
  const first = registration.active === null;
  const look = (): void => {
    if (!first && worker.state === 'installed') offer(worker);
    if (first && worker.state === 'installing') stage.value = 'installing';
    if (first && worker.state === 'activated') stage.value = 'offlineReady';
    if (first && worker.state === 'redundant') stage.value = 'idle';
  };
  look();
  worker.addEventListener('statechange', look);
}

function offer(newer: ServiceWorker | null): void {
  waiting = newer;
  stage.value = 'updateReady';
}

function isComplete(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      done(data === true);
    };
    tell(worker, { kind: 'isComplete' }, port2);
  });
}

const tell = (worker: ServiceWorker, request: ShellRequest, ...ports: MessagePort[]): void =>
  worker.postMessage(request, ports);
