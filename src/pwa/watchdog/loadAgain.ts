import type { ShellRequest } from '../../protocol/shell.ts';
import { registered } from './registered.ts';

/** A worker or a network that hangs must not keep a person from loading. */
const LONGEST_MS = 5000;

/** Loads the page anew; a newer build that waits, or is on the host, comes in first: it may be the one that mends this. */
export async function loadAgain(): Promise<void> {
  await Promise.race([letNewerIn(), new Promise((done) => setTimeout(done, LONGEST_MS))]);
  location.reload();
}

async function letNewerIn(): Promise<void> {
  const registration = await registered();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const newer = registration.installing || registration.waiting;
  if (!newer) return;
  const request: ShellRequest = { kind: 'takeOver' };
  await reached(newer, 'installed');
  newer.postMessage(request);
  await reached(newer, 'activated');
}

function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (worker.state === state || worker.state === 'redundant') done();
    };
    worker.onstatechange = look;
    look();
  });
}
