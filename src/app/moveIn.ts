import { host } from '../link/host.ts';
import { startLifeHere } from '../pwa/here.ts';
import type { Life } from '../pwa/life.ts';
import { receiveLaunches } from './handed.ts';

/** Once the first screen stands. */
export function moveInHere(): Life | null {
  receiveLaunches();
  return startLifeHere(host.takenIn);
}
